import { expect, test } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { drawingFile } from '../pictures/drawing-file.ts';
import { readDrawing } from './read-drawing.ts';

const brand = brandIn(fixtureContent);

const file = (content: string, attributes = 'viewBox="0 0 120 80"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

function read(content: string, attributes?: string) {
  const drawing = readDrawing(file(content, attributes), brand.drawingInks, brand.accent.family);
  if (!('svg' in drawing)) throw new Error(drawing.join('\n'));
  return drawing;
}

function problemsOf(svg: string): readonly string[] {
  const drawing = readDrawing(svg, brand.drawingInks, brand.accent.family);
  return 'svg' in drawing ? [] : drawing;
}

test.each([
  ['an attribute', '<path fill="#CFE2EE" d="M0 0h9v9z"/>'],
  ['a style', '<path style="fill:rgb(207,226,238)" d="M0 0h9v9z"/>'],
  [
    'a class',
    '<style>.a{fill:#cfe2ee}</style><path class="a" d="M0 0h9v9z"/><path class="a" d="M9 9h9v9z"/>',
  ],
])('a colour of drawings in %s becomes its ink', (_where, content) => {
  expect(read(content).svg).toContain('fill="var(--sea-2)"');
});

test('the brand’s own colours become inks as well, and any other colour stays as it is', () => {
  const { svg } = read('<path fill="#2b1030" stroke="#2f7a4d" d="M0 0h9v9z"/>');
  expect(svg).toContain('fill="var(--label)" stroke="#2f7a4d"');
});

test('words stay text, in the brand’s typefaces', async () => {
  const words =
    '<text x="9" y="20" font-family="Anything">noon<tspan font-style="italic" font-weight="300">tide</tspan></text>';
  const drawing = read(words);
  expect(drawing.svg).toContain('<text x="9" y="20" font-family="var(--font-sans)">noon<tspan');
  expect(drawing.svg).toContain('font-family="var(--font-water)">tide</tspan>');
  expect(drawing.letters).toEqual({ italic: 'tide', regular: 'noon', bold: '' });
  const made = await drawingFile(drawing, brand);
  expect(made.match(/@font-face\{font-family:"[^"]+";font-[a-z]+:[\w ]+/g)).toEqual([
    '@font-face{font-family:"Lora";font-style:italic',
    '@font-face{font-family:"Figtree";font-weight:1 599',
  ]);
  expect(made).toMatch(/^<svg font-family="var\(--font-sans\)" xmlns=[^>]+><style>/);
  expect(await drawingFile(drawing, brand)).toBe(made);
});

test('a gradient stays as it is, a shape loses its name, and the size is in whole pixels', () => {
  const gradient =
    '<linearGradient id="g"><stop offset=".0625" stop-color="#7b2ff7" stop-opacity=".35"/></linearGradient>';
  const shape = '<path fill="url(#g)" d="M.125.25h.25v.5h-.125z"/>';
  const { svg, width, height } = read(
    gradient + shape.replace('<path', '<path id="path1"'),
    'viewBox="0 0 99.6 50"',
  );
  expect(svg).toContain(gradient + shape);
  expect([width, height]).toEqual([100, 50]);
});

test('a drawing in millimetres has the size of its own units', () => {
  const inMillimetres = 'viewBox="0 0 1200 750" width="317mm" height="198mm"';
  expect(read('<path d="M0 0h9"/>', inMillimetres)).toMatchObject({ width: 1200, height: 750 });
});

test.each([
  ['<script>alert(1)</script>', /^has <script>: draw it as shapes and text alone$/],
  ['<image href="data:image/png;base64,AA=="/>', /^has an embedded picture: .*save the whole as \.png$/],
  ['<path fill="url(https://elsewhere.example/a.svg#b)" d="M0 0h9"/>', /^has fill="url\(https:.*: remove it/],
  ['<path onclick="go()" d="M0 0h9"/>', /^has onclick="go\(\)": remove it/],
  ['<style>@media print{path{fill:red}}</style><path d="M0 0h9"/>', /^has style rules/],
  ['<use xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:go()"/>', /^has l:href="javascript:/],
])('%s is refused with what to do', (content, problem) => {
  expect(problemsOf(file(content))).toEqual([expect.stringMatching(problem)]);
});

test('a file that isn’t an SVG, or has no size, is refused', () => {
  expect(problemsOf('<svg><path></svg>').join()).toMatch(/^cannot be read as SVG/);
  expect(problemsOf('no picture').join()).toMatch(/^(?:cannot be read as SVG|has no size)/);
  expect(problemsOf(file('<path d="M0 0h9"/>', '')).join()).toMatch(/^has no size/);
});
