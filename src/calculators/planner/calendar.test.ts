import { expect, test } from 'vitest';
import { course, stage } from '../../../testing/calculators/plans.ts';
import { sample } from '../../../testing/content/sample.ts';
import { plannerTables } from '../../content/page-kinds/plot-a-course.ts';
import { readContent } from '../../content/read-content.ts';
import { calendarOf } from './calendar.ts';
import { wordsOf } from './plan-words.ts';
import { planProject } from './rules.ts';

const content = readContent(sample);
const copy = content.calculators.planner;
const tables = {
  ...plannerTables(content),
  framework: course([
    stage('discover', '2 to 4 weeks'),
    stage('design', '3 to 6 weeks'),
    stage('build', '2 to 9 months'),
    stage('run', 'From then on'),
  ]),
};
const context = {
  id: 'a1b2',
  host: 'straitworks.example',
  address: 'https://straitworks.example/plot-a-course?start=2027-01-04&systems=2',
  now: new Date('2026-11-21T08:30:05.123Z'),
};

const words = (answers: { start?: string }, used = copy) =>
  wordsOf({ copy: used, tables }, planProject(used, tables, answers));

function calendar(start = '2027-01-04', used = copy): string {
  return calendarOf(used, words({ start }, used), context) ?? '';
}

/** As a calendar reads it: folded lines joined again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('each stage that ends has a whole-day event on its latest end, which says when it starts and ends', () => {
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
  ]);
  expect(lines).toContain('DTEND;VALUE=DATE:20270202');
  expect(lines.filter((line) => line === 'DTSTAMP:20261121T083005Z')).toHaveLength(3);
  expect(lines).toContain('UID:a1b2-1@straitworks.example');
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(3);
  expect(lines.filter((line) => line === `URL:${context.address}`)).toHaveLength(3);
  // Nobody is busy because a stage ends that day.
  expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(3);
  expect(lines).toContain('SUMMARY:Discover: latest end');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    /^DESCRIPTION:Starts 4 January 2027\\, ends between 18 January and 1 February 2027\.\\n/,
  );
});

test('lines end in CR and LF and have at most 75 octets, and no letter is cut', () => {
  const startsOn = `${'é“—”'.repeat(60)} {date}; \\ `;
  const file = calendar('2027-01-04', { ...copy, texts: { ...copy.texts, startsOn } });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  const description = unfolded(file).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  expect(description).toContain(`${'é“—”'.repeat(60)} 4 January 2027\\; \\\\ \\, ends`);
});

test('without a first day there is no file', () => {
  expect(calendarOf(copy, words({}), context)).toBeNull();
});
