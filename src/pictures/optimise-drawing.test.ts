import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { outlines } from '../../testing/content/outlines.ts';
import { drawingFiles } from './drawing-folders.ts';
import { optimiseDrawing } from './optimise-drawing.ts';
import { readDrawingFile } from './read-drawing.ts';

test('what a drawing program adds goes, each shape has a line, and text stays text', () => {
  const saved = `<?xml version="1.0"?><!-- Made by a program -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72"><metadata>8</metadata>
<text x="37" y="39" font-size="37" letter-spacing="-0.555">Acme  Ltd</text>
<path style="fill:#ff0000" d="M 10.0004,10 L 20.0004,10 L 20.0004,20 Z"/></svg>`;
  expect(optimiseDrawing(saved)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72">
<text x="37" y="39" font-size="37" letter-spacing="-.555">Acme  Ltd</text>
<path d="M10 10h10v10Z" style="fill:red"/>
</svg>
`);
});

test('a group named dark keeps its name, by which its colours are read', () => {
  const shapes = '<path fill="#fcfbf7" d="M0 0h9v9z"/><path fill="#0f2238" d="M9 9h9v9z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 72"><g id="Dark screen">${shapes}</g></svg>`;
  expect(readDrawingFile(optimiseDrawing(svg), outlines)).toMatchObject({
    svg: expect.stringMatching(/fill="var\(--dark-label\)".*fill="var\(--dark-sea-0\)"/),
  });
});

test('a file that’s small already is left as it is', () => {
  const changed = drawingFiles(fixtureContent).filter(({ file }) => {
    const svg = readFileSync(file, 'utf8');
    return optimiseDrawing(svg) !== svg;
  });
  expect(changed).toEqual([]);
});
