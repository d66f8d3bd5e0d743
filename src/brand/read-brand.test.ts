import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyContent, lineOf } from '../../testing/content/copy-content.ts';
import { prepareSite } from '../prerender/prepare-site.ts';
import { readBrand } from './read-brand.ts';
import { installedTypefaces } from './typefaces.ts';

const mark = (inside: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

const colours = { paper: '#fcfbf7', ink: '#0f2238', water: '#1a5b82', sand: '#efe1c6', signal: '#cf3a12' };

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
  // Colours that the faults below can be told of, whatever the site's are.
  for (const [name, colour] of Object.entries(colours))
    edit('brand.yaml', new RegExp(`^  ${name}: .*`, 'm'), `  ${name}: '${colour}'`);
  edit('brand.yaml', /^logo: .*/m, 'logo: brand/logo.svg');
  writeFileSync(join(folder, 'brand/logo.svg'), mark('<path fill="#0f2238" d="M0 0h9v9z"/>'));
});

test.each([
  [
    /^ {2}signal: .*/m,
    "  signal: '#ff8a00'",
    "colours.signal: paper on signal (primary action) has a contrast of 2.28, under 4.5: write '#c25200', the nearest that passes",
  ],
  [
    /^ {2}text: .*/m,
    "  text: '@fontsource-variable/atlantis'",
    `typefaces.text: is not installed: run “npm install --save-dev @fontsource-variable/atlantis”, or write one that is (${installedTypefaces('text').join(', ')})`,
  ],
  [
    /^ {2}accent: .*/m,
    "  accent: '@fontsource-variable/schibsted-grotesk'",
    'typefaces.accent: is no package of @fontsource: write one such as @fontsource/inter',
  ],
  [
    /^logo: .*/m,
    'logo: brand/sign.svg',
    'logo: brand/sign.svg is not there: correct the name, or add the file',
  ],
])('a brand that does not fit (%s) is reported with line and repair', (from, to, says) => {
  const line = lineOf(edit('brand.yaml', from, to), to);
  const { faults } = readBrand(folder);
  expect(faults.map(({ field, problem }) => `${field}: ${problem.replace(`${folder}/`, '')}`)).toEqual([
    says,
  ]);
  expect(faults[0]?.line).toBe(line);
});

test.each([
  [
    '<text>A</text>',
    'has text: turn it into shapes (“Object to Path” or “Create Outlines” in a drawing program), because a picture can’t load typefaces',
  ],
  ['<script>alert(1)</script>', 'has <script>: remove it, because a mark runs nothing'],
  [
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    'has <s:script>: remove it, because a mark runs nothing',
  ],
  ['<foreignObject/>', 'has <foreignObject>: remove it, because a mark runs nothing'],
  ['<path onload="run()" d="M0 0h9"/>', 'has onload="run()": remove it, because a mark runs nothing'],
  [
    '<a href="javascript:run()"><path d="M0 0h9"/></a>',
    'has a link: remove it, because the mark leads to the home page by itself',
  ],
  ...[
    ['<image href="https://other.example/a.png"/>', 'https://other.example/a.png'],
    ['<use xlink:href="other.svg#a"/>', 'other.svg#a'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'data:image/svg+xml;base64,AAAA'],
    ['<path fill="url( \'//other.example/g\' )" d="M0 0h9"/>', '//other.example/g'],
    ['<style>@import "//other.example/a.css";</style>', '@import "//other.example/a.css"'],
    ['<style>@font-face{src:url(a.woff2)}</style>', 'a.woff2'],
  ].map(([inside, address]) => [inside, `loads ${address}: embed that picture in the file, or draw it`]),
])('a mark that runs or loads something is refused: %s', (inside = '', says) => {
  writeFileSync(
    join(folder, 'brand/logo.svg'),
    mark(inside).replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"'),
  );
  expect(readBrand(folder).faults.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    `logo ${join(folder, 'brand/logo.svg')} ${says}`,
  ]);
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  [
    'a gradient',
    mark(
      '<defs><linearGradient id="a"><stop offset=".05" stop-color="#7b2ff7"/></linearGradient></defs><path fill="url(#a)" d="M0 0h32v32z"/>',
    ),
  ],
  [
    'classes that stay',
    mark('<style>.a:hover{fill:#e4002b}</style><path class="a" fill="#e4002b" d="M0 0h9v9z"/>'),
  ],
  ['embedded pixels', mark(`<image href="${pixel}" width="9" height="9"/>`)],
  ['another shape', mark('<path fill="#008e5b" d="M0 0h640v32z"/>', '0 0 640 32')],
  ['white shapes', mark('<path fill="#fff" d="M0 0h9v9z"/>')],
  ['transparency', mark('<path fill="#008e5b" opacity=".5" d="M0 0h9v9z"/>')],
  ['many shapes', mark(`<path fill="#008e5b" d="M0 0${'h.5v.5'.repeat(500)}z"/>`)],
  [
    'an entity of a drawing program',
    `<!DOCTYPE svg [<!ENTITY ns "http://ns.example/">]>${mark('<clipPath id="c"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#c)" fill="#008e5b" d="M0 0h9v9z"/>')}`,
  ],
])('a mark with %s becomes a picture for each ground', (_what, svg) => {
  writeFileSync(join(folder, 'brand/logo.svg'), svg);
  const { brand, faults } = readBrand(folder);
  expect(faults).toEqual([]);
  const numbers = / d="[^"]*"| offset="[^"]*"/g;
  const shapes = svg.match(numbers) ?? [];
  expect(brand.logoFiles?.light.svg.match(numbers) ?? []).toEqual(shapes);
  expect(brand.logoFiles?.dark.svg).toBe(brand.logoFiles?.light.svg);
});

test('a mark in a frame of another shape than its viewBox keeps its sides', () => {
  const inside = '<path fill="#0f2238" d="M-90 0h280v100z"/>';
  writeFileSync(
    join(folder, 'brand/logo.svg'),
    mark(inside, '0 0 100 100').replace('<svg ', '<svg width="300" height="100" '),
  );
  expect(readBrand(folder).brand.logoFiles?.light).toMatchObject({ width: 300, height: 100 });
});

test('the brand’s ink and signal change on dark grounds, unless the mark has a file for them', () => {
  const svg = mark(
    '<style>.b{stroke:#CF3A12}</style><path fill="#0f2238" d="M0 0h9"/><path fill="currentColor" d="M0 9h9"/><path class="b" opacity=".9" fill="#123" d="M9 9h9"/>',
  );
  writeFileSync(join(folder, 'brand/logo.svg'), svg);
  const { brand } = readBrand(folder);
  const { ink, course } = brand.palettes.dark;
  const coloursIn = (drawn = '') => drawn.match(/#[0-9a-f]{3,6}/gi);
  expect(coloursIn(brand.logoFiles?.light.svg)).toEqual(['#CF3A12', '#0f2238', '#0f2238', '#123']);
  expect(coloursIn(brand.logoFiles?.dark.svg)).toEqual([course, ink, ink, '#123']);
  expect(brand.logoColours).toEqual({ changed: ['#0f2238', '#cf3a12'], kept: ['#112233'] });
  edit('brand.yaml', /^logo: .*/m, '$&\nlogoOnDark: brand/dark.svg');
  expect(readBrand(folder).faults.map(({ field, problem }) => [field, problem])).toEqual([
    ['logoOnDark', `${join(folder, 'brand/dark.svg')} is not there: correct the name, or add the file`],
  ]);
  writeFileSync(join(folder, 'brand/dark.svg'), mark('<path fill="#0f2238" d="M0 0h9"/>'));
  const { brand: withTwo } = readBrand(folder);
  expect(coloursIn(withTwo.logoFiles?.dark.svg)).toEqual(['#0f2238']);
  expect(withTwo.logoColours.changed).toEqual([]);
});

test('a mark from a drawing program is read: groups, styles, shapes and what moves them', () => {
  const inside =
    '<style>.a{fill:#CF3A12}</style><g transform="translate(2 2)"><path class="a" d="M0 0h3v3z"/></g>' +
    '<g stroke="#0f2238" stroke-width="4" fill="none"><circle cx="24" cy="24" r="20"/></g>';
  writeFileSync(join(folder, 'brand/logo.svg'), mark(inside, '0 0 48 48'));
  const { brand, faults } = readBrand(folder);
  expect(faults).toEqual([]);
  expect(brand.logo).toEqual({
    size: 48,
    paths: [
      { d: 'M2 2h3v3z', fill: 'signal', stroke: null, pen: {} },
      {
        d: expect.stringMatching(/^M24 4/),
        fill: null,
        stroke: 'ink',
        pen: { strokeWidth: '4' },
      },
    ],
  });
});

test('a fault in the brand is reported before those of files that refer to it', async () => {
  edit('brand.yaml', /^ {2}ink: .*/m, '  ink: dark blue');
  edit('case-studies/dbs.md', /^hero: .*/m, 'hero: dusk');
  const { brand, faults } = readBrand(folder);
  expect([brand.colours.ink, brand.logo.paths, faults]).toEqual(['#000000', [], []]);
  await expect(prepareSite({ folder })).rejects.toThrow(
    /brand\.yaml:\d+ {2}colours\.ink: is not a colour: write it as '#0f2238', in quotes and in lower case\nOther files refer to these, so they aren’t checked yet\.$/,
  );
});

test('two brands are drawn side by side, each in its own colours', async () => {
  const other = copyContent();
  other.edit('brand.yaml', /^ {2}signal: .*/m, "  signal: '#00736a'");
  const drawn = await Promise.all(
    [folder, other.folder].map(async (from) => {
      const { registry, outlines } = await prepareSite({ folder: from });
      return { signal: outlines.brand.palettes.light.course, chart: registry.svg('hero-home') };
    }),
  );
  expect(drawn.map(({ signal }) => signal)).toEqual(['#cf3a12', '#00736a']);
  for (const { signal, chart } of drawn) expect(chart).toContain(`--course:${signal}`);
});
