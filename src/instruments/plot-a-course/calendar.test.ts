import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-data/planner.ts';
import { readSite } from '../../content/site.ts';
import { calendarOf, idOf } from './calendar.ts';
import { planCourse } from './rules.ts';

const site = readSite('content');
const words = site.instruments['plot-a-course'];
const context = {
  id: 'a1b2',
  host: 'straitworks.example',
  address: 'https://straitworks.example/plot-a-course?start=2027-01-04&number=one%2C+two%3B+three',
  now: new Date('2026-11-21T08:30:05.123Z'),
};

function calendar(start = '2027-01-04', used = words): string {
  return calendarOf(used, planCourse(used, plannerTables(site), { start }), context) ?? '';
}

/** As a calendar reads it: folded lines joined again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('four events of a whole day, at the latest end of each stage', () => {
  const lines = unfolded(calendar());
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//straitworks.example//Plot a course//EN',
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20270201',
    'DTSTART;VALUE=DATE:20270315',
    'DTSTART;VALUE=DATE:20271215',
    'DTSTART;VALUE=DATE:20280112',
  ]);
  expect(lines).toContain('DTEND;VALUE=DATE:20270202');
  expect(lines.filter((line) => line === 'DTSTAMP:20261121T083005Z')).toHaveLength(4);
  expect(lines).toContain('UID:a1b2-1@straitworks.example');
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(4);
  expect(lines.filter((line) => line === `URL:${context.address}`)).toHaveLength(4);
  // Whoever has a stopping point that day is not busy for it.
  expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(4);
  expect(lines).toContain('SUMMARY:Discover: stopping point\\, at the latest');
});

test('lines end in CR and LF and have at most 75 octets, and no letter is cut', () => {
  const text = {
    ...words.takeAway,
    eventText: `${'é“—”'.repeat(60)} {least}, {most}; {holds}\\{stop}\nAsk us.`,
  };
  const file = calendar('2027-01-04', { ...words, takeAway: text });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  const description = unfolded(file).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  expect(description).toContain('é“—”'.repeat(60));
  expect(description).toContain('18 Jan 2027\\, 1 Feb 2027\\; A goals paper of two pages\\,');
  expect(description).toContain('\\\\You pay');
  expect(description).toMatch(/\\nAsk us\.$/);
});

test('without a first day there is no file', () => {
  expect(calendarOf(words, planCourse(words, plannerTables(site), {}), context)).toBeNull();
});

test('the same text has the same name', () => {
  expect(idOf('start=2027-01-04')).toBe(idOf('start=2027-01-04'));
  expect(idOf('start=2027-01-04')).not.toBe(idOf('start=2027-01-05'));
  expect(idOf('')).toBe('811c9dc5');
});
