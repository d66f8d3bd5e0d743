import { expect, test } from 'vitest';
import { seededRandom, seededTerrain } from './noise.ts';

test('a name gives the same numbers every time, another name other ones', () => {
  const draw = (name: string) => Array.from({ length: 5 }, seededRandom(name));
  expect(draw('strait')).toEqual(draw('strait'));
  expect(draw('strait')).not.toEqual(draw('bay'));
});

test('numbers are spread over 0 to 1', () => {
  const numbers = Array.from({ length: 4000 }, seededRandom('spread'));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(mean).toBeCloseTo(0.5, 1);
});

test('terrain is smooth: close points have close heights', () => {
  const terrain = seededTerrain('smooth');
  expect(Math.abs(terrain(1, 1) - terrain(1.001, 1))).toBeLessThan(0.05);
});
