import { expect, test } from 'vitest';
import { readDepth } from './depth.ts';

/** A shelf of water that falls from land on the left to the deep on the right, its contours upright. */
const edges = [300, 200, 100, 50];
const contour = (x: number) => [...Array(21).keys()].map((row): [number, number] => [x, row * 10]);
const chart = {
  areas: edges.map((x) => ({ edge: contour(x) })),
  soundings: [{ at: [500, 100] as const, depth: 31 }],
};

const readAt = (x: number, from: typeof chart = chart) =>
  readDepth(from, [x, 100], edges.filter((edge) => x < edge).length);
const textAt = (x: number) => readAt(x).text;

test('land is land, and its shore is the nearest contour', () => {
  expect(readAt(20)).toEqual({ isLand: true, text: 'land', nearest: [50, 100] });
});

test('between two contours the depth goes from one to the other', () => {
  expect([201, 250, 299].map(textAt)).toEqual(['13 m', '18 m', '22 m']);
  expect([101, 150, 199].map(textAt)).toEqual(['6 m', '10 m', '13 m']);
});

test('a sounding says what the deepest water has', () => {
  expect(textAt(500)).toBe('31 m');
  expect(textAt(498)).toBe('31 m');
});

test('the deepest water, where no sounding is near, is deeper than its contour', () => {
  expect(readAt(400, { ...chart, soundings: [] })).toMatchObject({ text: 'over 22 m' });
});

test('the line goes to the nearest contour', () => {
  expect(readAt(220)).toMatchObject({ nearest: [200, 100] });
  expect(readAt(290)).toMatchObject({ nearest: [300, 100] });
});
