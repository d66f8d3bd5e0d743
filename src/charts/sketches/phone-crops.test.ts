/** Phones are shown a part of each drawn interface, in which every word can be read and most marks stand. */
import { expect, test } from 'vitest';
import { readSite } from '../../content/site.ts';
import { sketches } from './index.ts';

const studies = readSite('content').caseStudies.filter(({ slug }) => slug in sketches);

/** What a window of 390 px leaves between its gutters. */
const room = 350;

/** Each line of text with its place and its size, in the drawing's units. */
function linesOf(svg: string) {
  const lines = svg.matchAll(/stroke="none" transform="translate\(([\d.-]+) ([\d.-]+)\)scale\(([\d.]+)\)"/g);
  return [...lines].map(([, x, y, scale]) => ({ x: Number(x), y: Number(y), size: Number(scale) * 96 }));
}

test('every drawing has a part for phones', () => {
  expect(studies.filter(({ sketch }) => !sketch?.phone)).toEqual([]);
  expect(studies.length).toBeGreaterThan(11);
});

test.each(studies)('the words of the part of $slug are at least 11 px high', ({ slug, sketch }) => {
  const { x, y, width, height } = sketch?.phone ?? { x: 0, y: 0, width: 0, height: 0 };
  const lines = linesOf(sketches[slug]?.() ?? '').filter(
    (line) => line.x > x && line.x < x + width && line.y > y && line.y < y + height,
  );
  expect(lines.length).toBeGreaterThan(2);
  const scale = Math.min(1, room / width);
  expect(lines.filter(({ size }) => size * scale < 11)).toEqual([]);
});

test.each(studies)('in the part of $slug stand two marks or more', ({ sketch }) => {
  const { x, y, width, height } = sketch?.phone ?? { x: 0, y: 0, width: 0, height: 0 };
  const inside = sketch?.notes.filter(
    ({ at }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height,
  );
  expect(inside?.length).toBeGreaterThanOrEqual(2);
});
