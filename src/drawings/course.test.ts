import { expect, test } from 'vitest';
import { courseThrough } from './course.ts';
import { points } from './svg.ts';

test('waypoints are placed along the course by the way sailed to them, and others are left out', () => {
  const legs = points('0,0 100,0 100,300');
  expect(courseThrough(legs, points('0,0 50,8 100,200 100,300 400,400'))).toEqual([
    { x: 0, y: 0, along: 0 },
    { x: 50, y: 8, along: 0.125 },
    { x: 100, y: 200, along: 0.75 },
    { x: 100, y: 300, along: 1 },
  ]);
});
