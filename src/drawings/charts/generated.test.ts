/** Generated charts: of the family, and within the budget. */
import { expect, test } from 'vitest';
import { budgets } from '../../../contract/budgets.ts';
import { outlines } from '../../../testing/content/outlines.ts';
import { PictureRegistry } from '../../build/pictures/picture-registry.ts';
import { generatePortrait, generateWordmark } from '../generated-marks.ts';
import { generateCover, generateOfferChart } from './generated.ts';

const charts = [1, 3, 4, 6].flatMap((parts, index) => {
  const chart = { name: `harbour-${parts}`, tone: index % 2 ? ('dark' as const) : ('light' as const), parts };
  return [
    { ...chart, kind: 'cover', size: [960, 600], draw: generateCover(chart) },
    { ...chart, kind: 'offer', size: [960, 720], draw: generateOfferChart(chart) },
  ];
});

test.each(charts)('the $kind of $name with $parts parts', (chart) => {
  const { name, parts, tone, size, draw } = chart;
  const registry = new PictureRegistry(outlines, new Map([[name, draw]]));
  const { width, height } = registry.find(name);
  expect([width, height]).toEqual(size);
  expect(registry.svg(name).length).toBeLessThan(budgets.drawing);
  const drawn = draw(outlines);
  expect(draw(outlines)).toBe(drawn);
  const ink = (name: string) => `var\\(--${tone === 'dark' ? 'dark-' : ''}${name}\\)`;
  // The course calls at each part.
  const calls = drawn.match(new RegExp(`<circle [^>]*stroke="${ink('course')}"`, 'g')) ?? [];
  expect(calls).toHaveLength(parts);
});

test('a name set as a wordmark is 72 px high, in the one ink, and as wide as its letters', () => {
  const [short, long] = ['DBS', 'Onesystems Technologies'].map((name) => generateWordmark(name, outlines));
  for (const mark of [short, long]) {
    expect(mark).toContain(' height="72"');
    expect(mark?.match(/fill="[^"]+"/g)).toEqual(['fill="var(--label)"']);
  }
  const width = (mark = '') => Number(/ width="(\d+)"/.exec(mark)?.[1]);
  expect(width(long)).toBeGreaterThan(width(short) * 2);
});

test('a name is set whole: in further letters of the typeface, or as text in a face of the reader’s system', () => {
  expect(generateWordmark('Łódź', outlines)).toMatch(/<path fill="var\(--label\)" d="M/);
  expect(outlines.measure('Łódź', { face: 'sans-bold', size: 44 })).toBeGreaterThan(
    outlines.measure('ód', { face: 'sans-bold', size: 44 }),
  );
  expect(generateWordmark('外交部', outlines)).toMatch(/<text [^>]*>外交部<\/text>/);
  expect(generateWordmark('DBS 星展', outlines)).toMatch(/<text [^>]*>DBS 星展<\/text>/);
  expect(generatePortrait('محمد الفاتح', outlines)).toMatch(/>ما<\/text>/);
  expect(generatePortrait('𠮷田', outlines)).toMatch(/>𠮷<\/text>/);
});
