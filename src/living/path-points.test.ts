import { expect, test } from 'vitest';
import { pathPoints } from './path-points.ts';

test('lines, absolute and relative, with the commands that a path leaves out', () => {
  expect(pathPoints('M0 0 10 0v10h-10z', 10)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]);
  expect(pathPoints('m5 5 3-4.5.5.5', 10)).toEqual([
    [5, 5],
    [8, 0.5],
    [8.5, 1],
  ]);
});

test('a long line has points between its ends', () => {
  expect(pathPoints('M0 0H20', 10)).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
  ]);
});

test('a curve passes between its ends, and the next one goes on from its reflection', () => {
  const points = pathPoints('M0 0Q4 4 8 0T16 0', 10);
  expect(points).toHaveLength(9);
  expect(points[2]).toEqual([4, 2]);
  expect(points[4]).toEqual([8, 0]);
  expect(points[6]).toEqual([12, -2]);
  expect(points[8]).toEqual([16, 0]);
});

test('stops at a command that our contours do not have', () => {
  expect(pathPoints('M1 1L2 2A1 1 0 0 1 3 3L4 4', 10)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
