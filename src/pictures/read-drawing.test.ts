import { expect, test } from 'vitest';
import { outlines } from '../../testing/content/outlines.ts';
import { readDrawingFile } from './read-drawing.ts';

const file = (content: string, attributes = 'viewBox="0 0 120 80"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

function read(content: string): string {
  const drawing = readDrawingFile(file(content), outlines);
  if (!('svg' in drawing)) throw new Error(drawing.join('\n'));
  return drawing.svg;
}

function problemsOf(svg: string): readonly string[] {
  const drawing = readDrawingFile(svg, outlines);
  return 'svg' in drawing ? [] : drawing;
}

test.each([
  ['an attribute', '<path fill="#CFE2EE" d="M0 0h9v9z"/>'],
  ['a style', '<path style="fill:rgb(207,226,238)" d="M0 0h9v9z"/>'],
  [
    'a class',
    '<style>.a{fill:#cfe2ee}</style><path class="a" d="M0 0h9v9z"/><path class="a" d="M9 9h9v9z"/>',
  ],
])('a colour of the brand in %s becomes its variable', (_where, content) => {
  expect(read(content)).toContain('fill="var(--sea-2)"');
});

test('in a group named dark, the colours are those of dark charts', () => {
  const svg = read('<g id="dark-screen"><path fill="#0f2238" stroke="#fcfbf7" d="M0 0h9v9z"/></g>');
  expect(svg).toContain('fill="var(--dark-sea-0)"');
  expect(svg).toContain('stroke="var(--dark-label)"');
});

test('any other colour stays as it is', () => {
  expect(read('<path fill="#2f7a4d" d="M0 0h9v9z"/>')).toContain('fill="#2f7a4d"');
});

test('text becomes outlines, with each letter defined once', () => {
  const svg = read('<text x="10" y="20" font-family="Schibsted Grotesk" font-size="17">noon</text>');
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('noon');
  expect(svg.match(/<use /g)).toHaveLength(4);
  expect(svg.match(/<path id="_/g)).toHaveLength(2);
  expect(svg).toContain('translate(10 20)');
});

test('the halo around a word stays behind it', () => {
  const halo = 'stroke="var(--sea-0)" stroke-width="4" paint-order="stroke"';
  expect(read(`<text x="9" y="20" font-size="20" fill="var(--label)" ${halo}>Run</text>`)).toMatch(
    /<g fill="var\(--label\)" stroke="var\(--sea-0\)"[^>]* paint-order="stroke" transform="translate\(9 20\)/,
  );
});

test('text is set from its anchor, in its own colour and line by line', () => {
  const svg = read(
    '<text text-anchor="end" font-size="17" fill="#0f2238"><tspan x="100" y="20">First</tspan><tspan x="100" y="40" fill="#cf3a12">Next</tspan></text>',
  );
  const lines = [...svg.matchAll(/fill="([^"]+)"[^>]*translate\(([\d.]+) ([\d.]+)\)/g)];
  expect(lines.map(([, fill, , y]) => [fill, y])).toEqual([
    ['var(--label)', '20'],
    ['var(--course)', '40'],
  ]);
  for (const [, , x] of lines) expect(Number(x)).toBeLessThan(80);
});

test('a drawing in millimetres has the size of its own units', () => {
  const drawing = readDrawingFile(
    file('<path d="M0 0h9"/>', 'viewBox="0 0 1200 750" width="317mm" height="198mm"'),
    outlines,
  );
  expect(drawing).toMatchObject({ width: 1200, height: 750 });
});

test.each([
  ['<script>alert(1)</script>', /^has <script>: draw it as shapes and text alone$/],
  ['<image href="data:image/png;base64,AA=="/>', /^has an embedded picture: .*photo into content\/images$/],
  ['<path fill="url(https://elsewhere.example/a.svg#b)" d="M0 0h9"/>', /^has fill="url\(https:.*: remove it/],
  ['<use href="https://elsewhere.example/a.svg#b"/>', /^has href="https:.*: remove it/],
  ['<path onclick="go()" d="M0 0h9"/>', /^has onclick="go\(\)": remove it/],
  ['<text x="1 9" y="9">ab</text>', /^places the letters of “ab” one by one: set them as plain text/],
  ['<text x="1" y="9" stroke="#000">ab</text>', /^draws a line round “ab”: set its stroke to none/],
  [
    '<text x="1" y="9"><tspan fill="&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;g x=&quot;">a</tspan></text>',
    /^has fill=""\/><script>.*" on “a”: give a colour such as #0f2238$/,
  ],
  ['<style>@media print{path{fill:red}}</style><path d="M0 0h9"/>', /^has style rules/],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>', /^has <s:script>: draw it as shapes/],
  ['<use xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:go()"/>', /^has l:href="javascript:/],
])('%s is refused with what to do', (content, problem) => {
  expect(problemsOf(file(content))).toEqual([expect.stringMatching(problem)]);
});

test('a file that is no SVG, or has no size, is refused', () => {
  expect(problemsOf('<svg><path></svg>').join()).toMatch(/^cannot be read as SVG/);
  expect(problemsOf('no picture').join()).toMatch(/^(?:cannot be read as SVG|has no size)/);
  expect(problemsOf(file('<path d="M0 0h9"/>', '')).join()).toMatch(/^has no size/);
});

test('everything that’s wrong with a drawing is named, each fault once', () => {
  const content = '<path onclick="go()" d="M0 0h9"/><path onclick="go()" d="M9 0h9"/><image href="a.png"/>';
  expect(problemsOf(file(content, ''))).toEqual([
    'has onclick="go()": remove it, a drawing loads and runs nothing',
    'has an embedded picture: draw it as shapes, or put a photo into content/images',
    'has no size: save it with a viewBox such as 0 0 1200 750',
  ]);
});
