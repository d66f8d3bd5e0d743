import { expect, test } from 'vitest';
import { singaporeTime, startOfSingaporeDay } from './singapore-time.ts';

test('times read as in Singapore, whatever the zone of the machine', () => {
  expect(singaporeTime(Date.UTC(2026, 10, 20, 10, 3))).toBe('20 Nov 2026, 18:03');
  expect(singaporeTime(Date.UTC(2026, 10, 20, 16, 5))).toBe('21 Nov 2026, 00:05');
});

test('a day begins at midnight in Singapore', () => {
  expect(startOfSingaporeDay('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
});

test.each(['20.11.2026', '2026-11-31', '2026-13-01', '2026', 'yesterday', ''])('%j is no day', (given) => {
  expect(startOfSingaporeDay(given)).toBeNull();
});
