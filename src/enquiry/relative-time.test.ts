import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

test.each([
  [1, 'in 10 seconds'],
  [30, 'in 30 seconds'],
  [31, 'in 40 seconds'],
  [90, 'in 2 minutes'],
  [700, 'in 12 minutes'],
  [5399, 'in 90 minutes'],
  [5400, 'in 2 hours'],
])('%d seconds are said as "%s", never too short', (seconds, text) => {
  expect(relativeTime(seconds, 'later')).toBe(text);
});

test.each([null, 0, -5])('%s is no time to name', (seconds) => {
  expect(relativeTime(seconds, 'in a little while')).toBe('in a little while');
});
