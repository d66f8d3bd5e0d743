/** The SVG files in the content: what stops the build, and what it warns of. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, faultsOf } from '../../testing/content/copy-content.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { outlines } from '../../testing/content/outlines.ts';
import { prepareSite } from '../prerender/prepare-site.ts';
import { unshownDrawings } from './drawing-folders.ts';
import { PictureRegistry } from './picture-registry.ts';

/** What is wrong with this folder of content. */
async function faultsIn(folder: string): Promise<string[]> {
  const found = await faultsOf(() => prepareSite({ folder }));
  return found.map(({ file, field, problem }) => `${file.slice(folder.length + 1)} ${field} ${problem}`);
}

test('a case study without its drawing stops the build, and a drawing without its page is named', async () => {
  const { folder } = copyContent();
  renameSync(join(folder, 'case-studies/dbs.svg'), join(folder, 'case-studies/dsb.svg'));
  renameSync(join(folder, 'clients/dbs.svg'), join(folder, 'clients/dsb.svg'));
  renameSync(join(folder, 'badges/sample-quality-management.svg'), join(folder, 'badges/data.svg'));
  expect(await faultsIn(folder)).toEqual([
    expect.stringMatching(
      /^case-studies\/dbs\.md sketch has no drawing: add \S+content\/case-studies\/dbs\.svg, or name a picture/,
    ),
  ]);
  expect(unshownDrawings(folder, []).map((warning) => warning.slice(folder.length + 1))).toEqual([
    'case-studies/dsb.svg  isn’t shown: give it the name of a case study',
    'clients/dsb.svg  isn’t shown: give it the name of a case study’s file or of a partner',
    'badges/data.svg  isn’t shown: give it the name of a document in content/documents',
  ]);
});

test('a drawing of another size, without a description or with a script stops the build', async () => {
  const { folder, edit } = copyContent();
  const svg = readFileSync(join(folder, 'case-studies/dbs.svg'), 'utf8');
  edit('case-studies/dbs.svg', /1200/g, '1000');
  writeFileSync(join(folder, 'clients/tzu-chi.svg'), svg.replace('</svg>', '<script>1</script></svg>'));
  writeFileSync(join(folder, 'avatars/Ada.svg'), svg);
  edit('case-studies/exceltec.md', /^sketch:\n(?: .*\n)+/m, '');
  expect(await faultsIn(folder)).toEqual([
    'avatars/Ada.svg picture has no short name: use lower case, digits and single hyphens, as in dbs.svg',
    'case-studies/dbs.svg picture is 1000 × 750: draw it 1200 × 750, the frame that notes are placed in',
    expect.stringMatching(
      /^case-studies\/exceltec\.svg picture is not described: write sketch in \S+exceltec\.md, with caption/,
    ),
    expect.stringMatching(/^clients\/tzu-chi\.svg picture has <script>: draw it as shapes and text alone\./),
  ]);
});

test('a case study and a service without a chart get one that’s there, in their page’s tone', async () => {
  const { registry } = await prepareSite({ folder: fixtureContent });
  expect(registry.svg('case-dbs')).toContain('viewBox="0 70 960 600"');
  expect(registry.svg('case-dbs')).not.toMatch(/var\(--(?!dark-)/);
  const { inline } = registry.findHero('case-dbs');
  expect(inline).toContain('var(--font-water)');
  expect(inline).not.toMatch(/var\(--(?!dark-|font-)/);
  expect(registry.svg('services-dev-ops')).toContain('viewBox="0 0 960 720"');
});

test('a drawing over its byte budget is drawn all the same, and the build warns with its name, bytes and budget', () => {
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${'a'.repeat(50_000)}</title></svg>`;
  const registry = new PictureRegistry(outlines, new Map([['case-heavy', { svg: heavy }]]));
  expect(registry.find('case-heavy').src).toMatch(/^\/assets\/pictures\/case-heavy-/);
  expect(registry.find('case-heavy').width).toBe(9);
  expect(registry.warnings).toEqual([
    expect.stringMatching(
      /^Drawing case-heavy has 50\d{3} bytes, over the budget of 40000, and will load slowly\./,
    ),
  ]);
});
