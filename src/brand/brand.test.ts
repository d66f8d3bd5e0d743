import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { copyContent, lineOf } from '../../testing/content/copy-content.ts';
import { openContent } from '../content/open-content.ts';
import { readBrand } from './brand.ts';
import { inked } from './logo-mark.ts';

const mark = (inside: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

const colours = { paper: '#fcfbf7', ink: '#0f2238', water: '#1a5b82', sand: '#efe1c6', signal: '#cf3a12' };

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
  for (const [name, colour] of Object.entries(colours))
    edit('brand.yaml', new RegExp(`^  ${name}: .*`, 'm'), `  ${name}: '${colour}'`);
  edit('brand.yaml', /^logo: .*/m, 'logo: brand/logo.svg');
  writeFileSync(join(folder, 'brand/logo.svg'), mark('<path fill="#0f2238" d="M0 0h9v9z"/>'));
});

test('what doesn’t fit in a brand is reported at once, each with line and repair', () => {
  const mistakes = [
    [
      /^ {2}signal: .*/m,
      "  signal: '#ff8a00'",
      'colours.signal: paper on signal (primary action) has a contrast of 2.28, under 4.5: make one of them darker or lighter',
    ],
    [
      /^ {2}text: .*/m,
      "  text: '@fontsource-variable/atlantis'",
      'typefaces.text: is not installed: run “npm install --save-dev @fontsource-variable/atlantis”',
    ],
    [
      /^ {2}accent: .*/m,
      "  accent: '@fontsource-variable/schibsted-grotesk'",
      'typefaces.accent: isn’t a package of Fontsource: write a name such as @fontsource/inter',
    ],
    [
      /^logo: .*/m,
      'logo: brand/sign.svg',
      'logo: brand/sign.svg is not there: correct the name, or add the file',
    ],
  ] as const;
  const wanted = mistakes.map(([from, to, says]) => `${lineOf(edit('brand.yaml', from, to), to)}  ${says}`);
  const told = faultsOf().map(
    ({ line, field, problem }) => `${line}  ${field}: ${problem.replace(`${folder}/`, '')}`,
  );
  expect(told).toEqual(expect.arrayContaining(wanted));
});

const fileOf = (name: string, text: string) => writeFileSync(join(folder, 'brand', name), text);
const faultsOf = () => {
  const opened = openContent(folder);
  expect(readBrand(opened)).toBeNull();
  return opened.brandFile.faults;
};

test('a mark takes the colour of the text around it where it’s drawn in ink, and its accent’s where in signal', () => {
  const inside =
    '<title>A lamp</title><style>.b{stroke:#CF3A12}</style><path d="M0 0h9"/><path fill="#0f2238" d="M0 9h9"/><path class="b" fill="#123" d="M9 9h9"/>';
  fileOf('logo.svg', mark(inside));
  expect(brandIn(folder).mark.svg).toBe(
    '<svg viewBox="0 0 32 32" fill="currentColor"><path d="M0 0h9"/><path fill="currentColor" d="M0 9h9"/><path fill="#123" d="M9 9h9" stroke="var(--logo-signal,var(--color-signal))"/></svg>',
  );
  const onDark = inked(brandIn(folder).mark, { ink: '#fff', course: '#f80' });
  expect(onDark.match(/(?:fill|stroke)="[^"]+"/g)).toEqual([
    'fill="#fff"',
    'fill="#fff"',
    'fill="#123"',
    'stroke="#f80"',
  ]);
});

test('a mark that no page can carry is refused with what to do', () => {
  const unfit = [
    ['has words: draw them as shapes', mark('<text>A</text>')],
    ['has <script>: draw it as shapes and text alone', mark('<script>go()</script>')],
    [
      'has 4868 bytes, over the 4000 that every page can carry: draw it simpler',
      mark(`<path d="M0 0${'h.5v.5'.repeat(800)}z"/>`),
    ],
  ] as const;
  for (const [says, drawing] of unfit) {
    fileOf('logo.svg', drawing);
    expect(faultsOf().map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      `logo ${join(folder, 'brand/logo.svg')} ${says}`,
    ]);
  }
});
