import { expect, test } from 'vitest';
import { outlines } from '../../testing/content/outlines.ts';
import { onDark, readChart } from './chart-file.ts';
import { readDrawingFile } from './drawing-file.ts';

const chart = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72">${inside}</svg>`;
const line = '<path fill="none" stroke="var(--dark-course)" stroke-width="4.5" d="M0 0L30 40"/>';

test('a chart’s course is told with its points, and drawn as any other line', () => {
  const marked = line.replace('<path', '<path class="course" data-waypoints="0,0,0 30,40,1"');
  expect(readChart(chart(marked))).toEqual({
    svg: chart(line),
    course: {
      path: 'M0 0L30 40',
      width: 4.5,
      tone: 'dark',
      waypoints: [
        { x: 0, y: 0, along: 0 },
        { x: 30, y: 40, along: 1 },
      ],
    },
  });
  expect(readChart(chart(line)).course).toBeNull();
});

test('on a dark page, a chart’s inks are those of dark pages, and its typefaces the same', () => {
  expect(onDark('fill="var(--land)" stroke="var(--dark-shore)" font-family="var(--font-water)"')).toBe(
    'fill="var(--dark-land)" stroke="var(--dark-shore)" font-family="var(--font-water)"',
  );
});

test('a chart’s words become outlines with the halo behind them', () => {
  const words =
    '<text x="9" y="20" font-family="var(--font-water)" font-style="italic" font-size="20" fill="var(--label)" stroke="var(--sea-0)" stroke-width="4" paint-order="stroke">Run</text>';
  const read = readDrawingFile(chart(words), outlines);
  expect(typeof read === 'string' ? read : read.svg).toMatch(
    /<g fill="var\(--label\)" stroke="var\(--sea-0\)"[^>]* paint-order="stroke" transform="translate\(9 20\)/,
  );
});
