import { expect, test } from 'vitest';
import { officeTime, officeTimeWithPlace, startOfDay } from './office-time.ts';

const singapore = { timeZone: 'Asia/Singapore', language: 'en-SG' };
const newYork = { timeZone: 'America/New_York', language: 'en-US' };

test('times read as at the office, whatever the zone of the machine', () => {
  expect(officeTime(Date.UTC(2026, 10, 20, 10, 3), singapore)).toBe('20 Nov 2026, 18:03');
  expect(officeTime(Date.UTC(2026, 10, 20, 16, 5), singapore)).toBe('21 Nov 2026, 00:05');
  expect(officeTimeWithPlace(Date.UTC(2026, 10, 20, 10, 3), newYork)).toBe('Nov 20, 2026, 05:03 (New York)');
});

test.each([
  ['2026-11-20', singapore, '2026-11-19T16:00:00Z'],
  ['2026-11-20', newYork, '2026-11-20T05:00:00Z'],
  // Clocks go forward at two, and back at two.
  ['2026-03-08', newYork, '2026-03-08T05:00:00Z'],
  ['2026-11-01', newYork, '2026-11-01T04:00:00Z'],
  ['2026-11-02', newYork, '2026-11-02T05:00:00Z'],
  ['2026-06-01', { timeZone: 'UTC', language: 'en-GB' }, '2026-06-01T00:00:00Z'],
])('%s begins at midnight of the office', (date, office, begins) => {
  expect(startOfDay(date, office)).toBe(Date.parse(begins));
});

test.each(['2026-02-30', 'yesterday', ''])('“%s” isn’t a day', (date) => {
  expect(startOfDay(date, singapore)).toBeNull();
});
