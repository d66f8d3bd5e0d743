import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyContent, lineOf } from '../../testing/content/copy-content.ts';
import { openBrand, readContent } from '../build/read-content.ts';
import { generateCover } from '../drawings/charts/generated.ts';
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
  [mark('<text>A</text>'), 'has text: draw it of filled or stroked shapes in plain colours'],
  [
    mark('<path fill="#fff" d="M0 0h9v9z"/>'),
    'draws in #ffffff, which is not seen on every ground: draw it in ink #0f2238 or signal #cf3a12, which change on dark grounds',
  ],
  [
    mark('<path opacity="0.5" d="M0 0h9v9z"/>'),
    'has opacity: draw it of filled or stroked shapes in plain colours',
  ],
  [
    mark('<path d="M0 0h9v9z"/>', '0 0 64 32'),
    'is no square: save the mark alone, with a viewBox such as 0 0 32 32',
  ],
])('a mark that cannot be drawn everywhere is refused: %s', (svg, says) => {
  writeFileSync(join(folder, 'brand/logo.svg'), svg);
  expect(readBrand(folder).faults.map(({ problem }) => problem)).toEqual([
    `${join(folder, 'brand/logo.svg')} ${says}`,
  ]);
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
  await expect(readContent({ folder })).rejects.toThrow(
    /brand\.yaml:\d+ {2}colours\.ink: is not a colour: write it as '#0f2238', in quotes and in lower case$/,
  );
});

test('two brands are drawn side by side, each in its own colours and with its own coasts', async () => {
  const other = copyContent();
  other.edit('brand.yaml', /^ {2}signal: .*/m, "  signal: '#00736a'");
  other.edit('brand.yaml', /^chartSeed: .*/m, 'chartSeed: 7');
  const drawn = await Promise.all(
    [folder, other.folder, folder].map(async (from) => {
      const { outlines } = await openBrand(from);
      const chart = generateCover({ name: 'harbour', tone: 'light', parts: 3 })(outlines);
      return { signal: outlines.brand.palettes.light.course, chart };
    }),
  );
  expect(drawn.map(({ signal }) => signal)).toEqual(['#cf3a12', '#00736a', '#cf3a12']);
  expect(drawn[1]?.chart).not.toBe(drawn[0]?.chart);
  expect(drawn[2]?.chart).toBe(drawn[0]?.chart);
});
