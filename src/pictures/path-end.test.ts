import { expect, test } from 'vitest';
import { lastLeg } from './path-end.ts';

test.each([
  ['M30 470L230 421L640 387', { from: { x: 230, y: 421 }, to: { x: 640, y: 387 } }],
  ['m40 545 430-15V250', { from: { x: 470, y: 530 }, to: { x: 470, y: 250 } }],
  ['M10 10h5v-3H2', { from: { x: 15, y: 7 }, to: { x: 2, y: 7 } }],
  ['M0 0C1 1 2 2 3 3s1 1 2 2', { from: { x: 3, y: 3 }, to: { x: 5, y: 5 } }],
  ['m.5.5l1e1-.5', { from: { x: 0.5, y: 0.5 }, to: { x: 10.5, y: 0 } }],
])('%s ends where it was drawn to', (d, leg) => {
  expect(lastLeg(d)).toEqual(leg);
});

test.each(['M0 0L9 9Z', 'M0 0A5 5 0 0 1 9 9'])('%s has no end that can be told', (d) => {
  expect(lastLeg(d)).toBeNull();
});
