/** The SVG files in the content: read with their faults, light enough to send, readable on a phone. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ContentError } from '../content/content-error.ts';
import { unshownDrawings } from '../content/drawing-files.ts';
import { readSite } from '../content/site.ts';
import { readContentDrawings } from './drawings.ts';
import { PictureRegistry } from './pictures.ts';
import { readContent } from './read-content.ts';

const { caseStudies } = readSite('content');
const { drawings, faults } = readContentDrawings('content');
const registry = new PictureRegistry(drawings);

let place = '';
afterEach(() => place && rmSync(place, { recursive: true, force: true }));

/** What is wrong with the content after a change to a copy of it. */
async function faultsAfter(change: (folder: string) => void): Promise<string[]> {
  place = mkdtempSync(join(tmpdir(), 'drawings-'));
  const folder = join(place, 'content');
  cpSync('content', folder, { recursive: true });
  change(folder);
  try {
    await readContent({ folder });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map(
      ({ file, field, problem }) => `${file.slice(place.length + 1)} ${field} ${problem}`,
    );
  }
}

test('every file can be read, and each picture keeps its budget', () => {
  expect(faults).toEqual([]);
  for (const name of drawings.keys()) expect(registry.svg(name).length, name).toBeLessThanOrEqual(40_000);
  expect(registry.warnings).toEqual([]);
});

test.each(caseStudies)(
  'the part of $slug for phones has readable words and two marks',
  ({ slug, sketch }) => {
    const { x, y, width, height } = sketch?.phone ?? { x: 0, y: 0, width: 0, height: 0 };
    const isInside = (left: number, top: number) =>
      left > x && left < x + width && top > y && top < y + height;
    const source = readFileSync(`content/case-studies/${slug}.svg`, 'utf8');
    const texts = [...source.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>/g)].filter(([, left, top]) =>
      isInside(Number(left), Number(top)),
    );
    expect(texts.length).toBeGreaterThan(2);
    // A window of 390 px leaves 350 between its gutters.
    const scale = Math.min(1, 350 / width);
    for (const [text] of texts)
      expect(Number(/font-size="([\d.]+)"/.exec(text)?.[1] ?? 17) * scale, text).toBeGreaterThanOrEqual(11);
    expect(sketch?.notes.filter(({ at }) => isInside(at.x, at.y)).length).toBeGreaterThanOrEqual(2);
  },
);

test('a case study without its drawing stops the build, and a drawing without its page is named', async () => {
  const misnamed = (folder: string) => {
    renameSync(join(folder, 'case-studies/dbs.svg'), join(folder, 'case-studies/dsb.svg'));
    renameSync(join(folder, 'clients/dbs.svg'), join(folder, 'clients/dsb.svg'));
    renameSync(join(folder, 'badges/sample-data-protection.svg'), join(folder, 'badges/data.svg'));
  };
  expect(await faultsAfter(misnamed)).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/dbs\.md sketch has no drawing: add \S+content\/case-studies\/dbs\.svg, or name a picture/,
    ),
  ]);
  const unshown = unshownDrawings(join(place, 'content'), []);
  expect(unshown.map((warning) => warning.slice(place.length + 1))).toEqual([
    'content/case-studies/dsb.svg  isn’t shown: give it the name of a case study',
    'content/clients/dsb.svg  isn’t shown: give it the name of a case study’s file or of a partner',
    'content/badges/data.svg  isn’t shown: give it the name of a file in content/documents',
  ]);
});

test('a drawing of another size, without a description or with a script stops the build', async () => {
  const found = await faultsAfter((folder) => {
    const svg = readFileSync(join(folder, 'case-studies/dbs.svg'), 'utf8');
    writeFileSync(join(folder, 'case-studies/dbs.svg'), svg.replaceAll('1200', '1000'));
    writeFileSync(join(folder, 'clients/tzu-chi.svg'), svg.replace('</svg>', '<script>1</script></svg>'));
    writeFileSync(join(folder, 'avatars/Ada.svg'), svg);
    const study = join(folder, 'case-studies/exceltec.md');
    writeFileSync(study, readFileSync(study, 'utf8').replace(/^sketch:\n(?: .*\n)+/m, ''));
  });
  expect(found).toEqual([
    'content/avatars/Ada.svg picture has no short name: use lower case, digits and single hyphens, as in dbs.svg',
    'content/case-studies/dbs.svg picture is 1000 × 750: draw it 1200 × 750, the frame that notes are placed in',
    expect.stringMatching(
      /^content\/case-studies\/exceltec\.svg picture is not described: write sketch in \S+exceltec\.md, with caption/,
    ),
    'content/clients/tzu-chi.svg picture has <script>: draw it as shapes and text alone',
  ]);
});
