/** Clients' and partners' logos as they come, in their own colours and units. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { copyContent, faultsOf } from '../../testing/content/copy-content.ts';
import { outlines } from '../../testing/content/outlines.ts';
import { prepareSite } from '../prerender/prepare-site.ts';
import { PictureRegistry } from './picture-registry.ts';
import { readDrawingFile } from './read-drawing.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 200 72"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
});

/** Files of content/images, each as the logo of a partner of its name. */
function addPartners(files: Readonly<Record<string, string | Buffer>>): void {
  const names = Object.keys(files);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'images', name), content);
  const partners = names.map((name) => name.replace(/\..*/, ''));
  appendFileSync(
    join(folder, 'images/alternatives.yaml'),
    partners.map((name) => `\n${name}: { decorative: true }`).join('\n'),
  );
  const listed = partners.map((name) => `{ name: Of ${name}, logo: ${name} }`);
  edit('home.yaml', /^trusted:\n/m, `trusted:\n  partners: [${listed.join(', ')}]\n`);
}

test('partners’ logos are served as they are', async () => {
  const square = { create: { width: 4, height: 4, channels: 4, background: '#0b6e99' } } as const;
  const pixels = await sharp(square).png().toBuffer();
  const acme = svg(
    '<style>.a{fill:#cf3a12}</style><linearGradient id="g"><stop offset=".0625" stop-color="#7b2ff7"/></linearGradient>' +
      `<path class="a" d="M.1234.5678h.25v.25z"/><image href="data:image/png;base64,${pixels.toString('base64')}" width="1" height="1"/>`,
    'viewBox="0 0 3.2 1"',
  );
  addPartners({
    'acme.svg': acme,
    'pixel.png': pixels,
  });
  writeFileSync(join(folder, 'clients/exceltec.png'), pixels);
  edit('case-studies/dbs.md', /^hero: /m, 'logoStrip: false\nhero: ');
  const site = await prepareSite({ folder });
  const warnings = site.warnings.map((warning) => warning.slice(folder.length + 1));
  expect(warnings.filter((warning) => warning.startsWith('clients/'))).toEqual([
    'clients/exceltec.png  isn’t used: put a picture into images, and name it where it’s to be shown',
  ]);
  const [page] = site.pages.flatMap((page) => (page.route === '/' ? page : []));
  const logos = page?.data.trusted?.logos ?? [];
  const names = logos.map(({ name }) => name);
  expect(names).toContain('Tzu Chi');
  expect(names).not.toContain('DBS');
  const [shown, pixel] = ['Of acme', 'Of pixel'].map(
    (name) => logos.find((logo) => logo.name === name)?.picture,
  );
  expect((await site.registry.file(shown?.src ?? ''))?.toString()).toBe(acme);
  expect(pixel?.photo?.avif).toContain('.avif 4w');
});

test('a drawn logo keeps its shapes in units of 0 to 1, its gradient, and a frame of another shape', async () => {
  const drawn = (inside: string, attributes: string) => {
    const read = readDrawingFile(svg(inside, attributes), outlines);
    if (!('svg' in read)) throw new Error(read.join());
    const registry = new PictureRegistry(outlines, new Map([['logo', { svg: read.svg }]]));
    return { size: [read.width, read.height], svg: registry.svg('logo') };
  };
  const tiny = drawn('<path fill="#c8102e" d="M.125.25h.25v.5h-.125z"/>', 'viewBox="0 0 3.2 1"');
  expect(tiny.size).toEqual([230, 72]);
  const { info, data } = await sharp(Buffer.from(tiny.svg))
    .resize(320, 100)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDrawn = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 128;
  expect([isDrawn(14, 27), isDrawn(36, 30), isDrawn(36, 73), isDrawn(40, 50), isDrawn(14, 70)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const gradient =
    '<linearGradient id="g"><stop offset=".125" stop-color="#123456" stop-opacity=".35"/></linearGradient><path fill="url(#g)" d="M0 0h9v9z"/>';
  expect(drawn(gradient, 'viewBox="0 0 200 72"').svg).toMatch(/offset="\.125"[^>]*stop-opacity="\.35"/);
  const framed = drawn('<path d="M-90 0h280v100z"/>', 'viewBox="0 0 100 100" width="300" height="100"');
  expect(framed.size).toEqual([300, 100]);
  expect(framed.svg).toContain('width="300" height="100"');
});

test('a logo that can’t be drawn in the brand’s colours is refused with the way out', async () => {
  writeFileSync(join(folder, 'clients/dbs.svg'), svg('<image href="data:image/png;base64,AAAA"/>'));
  const [fault] = await faultsOf(() => prepareSite({ folder }));
  const way = 'wordmark in the case study, or logo in trusted.partners in home.yaml';
  expect(fault?.problem).toContain('has an embedded picture');
  expect(fault?.problem).toContain(`content/images and name it there: ${way}`);
  edit('home.yaml', /^trusted:\n/m, 'trusted:\n  partners: [{ name: Acme, log: acme }]\n');
  const faults = await faultsOf(() => prepareSite({ folder }));
  expect(faults.map(({ field, problem }) => `${field} ${problem}`)).toContain(
    'trusted.partners.0 is neither a name nor { name: Acme, logo: acme-logo }: write one of the two',
  );
});
