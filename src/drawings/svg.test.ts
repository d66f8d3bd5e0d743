import { expect, test } from 'vitest';
import { points } from './svg.ts';

test('reads points as SVG writes them', () => {
  expect(points('40,206 -22.5,0 0,86')).toEqual([
    [40, 206],
    [-22.5, 0],
    [0, 86],
  ]);
});

test.each(['40', '40,', '40 206', '40,206  1,2', '40,x', '40,206z', ''])(
  'refuses %j, and says what a point looks like',
  (list) => {
    expect(() => points(list)).toThrow(/is not a point: write x,y/);
  },
);
