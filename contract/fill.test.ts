import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values stand where the words name them, as often as they do', () => {
  expect(fill('{count} of {all}: {count} left', { count: 0, all: 12 })).toBe('0 of 12: 0 left');
});

test('a mark that no value is given for stays as it was written', () => {
  expect(fill('{count} of {total}', { count: 2 })).toBe('2 of {total}');
});
