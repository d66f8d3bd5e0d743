import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';
import { dueDay, officeDay } from './times.ts';

const singapore = { timeZone: 'Asia/Singapore', language: 'en-SG' };

test.each([
  ['a Monday', '2026-11-23T03:00:00Z', 'Wednesday 25 November 2026'],
  ['a Thursday', '2026-11-26T03:00:00Z', 'Monday 30 November 2026'],
  ['a Friday', '2026-11-27T03:00:00Z', 'Tuesday 1 December 2026'],
  ['a Sunday', '2026-11-22T03:00:00Z', 'Tuesday 24 November 2026'],
  ['a Friday in London that is Saturday in Singapore', '2026-11-27T20:00:00Z', 'Tuesday 1 December 2026'],
  ['a Sunday in London that is Monday in Singapore', '2026-11-22T20:00:00Z', 'Wednesday 25 November 2026'],
])('two working days after %s', (_, received, due) => {
  expect(officeDay(dueDay(Date.parse(received), 2, singapore.timeZone), singapore).replace(',', '')).toBe(
    due,
  );
});

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

test('a day is that of the office’s clock, in its English', () => {
  const received = Date.parse('2026-11-22T02:19:00Z');
  expect(officeDay(received, singapore, true).replace(',', '')).toBe('Sunday 22 November 2026 at 10:19');
  expect(officeDay(received, { timeZone: 'America/New_York', language: 'en-US' }, true)).toBe(
    'Saturday, November 21, 2026 at 21:19',
  );
});
