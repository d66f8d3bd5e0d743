import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-data/planner.ts';
import { readSite } from '../../content/site.ts';
import type { Answers } from '../common/fields.ts';
import { offerPage } from '../testing/content.ts';
import { daysText } from './course-plan.tsx';
import { formatSpan } from './days.ts';
import { choices, tickNames } from './fields.ts';
import { planCourse } from './rules.ts';

const site = readSite('content');
const words = site.instruments['plot-a-course'];
const tables = plannerTables(site);

const plan = (answers: Answers) => planCourse(words, tables, answers);
const endsOf = (answers: Answers) => plan(answers).stages.map(({ ends }) => ends && formatSpan(ends));

/** Monday 4 January 2027, and by hand: 2 to 4 weeks, 3 to 6 weeks, 2 to 9 months, 4 weeks. */
test('the course of every project, dated by hand', () => {
  expect(endsOf({ start: '2027-01-04' })).toEqual([
    '18 Jan – 1 Feb 2027',
    '8 Feb – 15 Mar 2027',
    '8 Apr – 15 Dec 2027',
    '6 May 2027 – 12 Jan 2028',
  ]);
});

/** 1 week, 1 to 2, 6 to 8 and 3 to 4: about three months, as the page says. */
test('a first version has its own course', () => {
  const first = { exists: 'idea', want: 'new', users: 'market', start: '2027-01-04' };
  expect(plan(first).offer?.path).toBe('/startups/mvp');
  expect(endsOf(first)).toEqual([
    '11 Jan 2027',
    '18 – 25 Jan 2027',
    '1 – 22 Mar 2027',
    '22 Mar – 19 Apr 2027',
  ]);
});

/** Ten working days from a Wednesday end on the Wednesday two weeks later; then 2 to 6 weeks, 2 to 6 months, 4 weeks. */
test('a rescue has its own course, and its ten days leave out weekends', () => {
  expect(endsOf({ exists: 'trouble', start: '2027-01-06' })).toEqual([
    '20 Jan 2027',
    '3 Feb – 3 Mar 2027',
    '3 Apr – 3 Sept 2027',
    '1 May – 1 Oct 2027',
  ]);
});

test('the example, reckoned by hand', () => {
  const { rocks, fixed, offer, totals, refusals, hours } = plan(words.example.answers);
  expect(rocks.map(({ name, stage }) => [stage, name])).toEqual([
    [0, 'A promised date'],
    [1, 'Many to decide'],
    [2, 'Slow decisions'],
    [2, 'A date too near'],
    [2, 'Many connections'],
  ]);
  // 1 October is after 8 April and before 15 December.
  expect(fixed?.verdict).toBe('tight');
  expect(offer?.path).toBe('/enterprises/application-development');
  expect(hours).toBe(18);
  // A day, and two hours of three people: 1.75. A day a week for 3 to 6 weeks. Half a day for 8⅔ to 39 weeks.
  expect(totals[0]).toEqual({ least: 1.75, most: 1.75 });
  expect(totals[1]).toEqual({ least: 3, most: 6 });
  expect(totals[2]?.least).toBeCloseTo(26 / 6, 9);
  expect(totals[2]?.most).toBeCloseTo(19.5, 9);
  expect(totals[3]).toBeNull();
  expect(refusals).toEqual([]);
});

test('days that nobody can count are said in words, and none is not taken for unknown', () => {
  const nearest = plan({}).roles[1]?.days ?? [];
  expect(nearest[0]).toEqual({ words: '2 hours each' });
  expect(nearest.map((days) => daysText(words, days))).toEqual(['2 hours each', 'none', 'none', 'none']);
});

test.each([
  [{ least: 1, most: 1 }, '1 day'],
  [{ least: 1.1, most: 1.1 }, '1.5 days'],
  [{ least: 1.75, most: 2 }, '2 days'],
])('days are rounded up to half a day: %j is %s', (days, said) => {
  expect(daysText(words, days)).toBe(said);
});

test.each([
  ['2027-04-07', 'missed'],
  ['2027-04-08', 'tight'],
  ['2027-12-14', 'tight'],
  ['2027-12-15', 'clear'],
])('a date on %s is %s', (fixed, verdict) => {
  expect(plan({ start: '2027-01-04', fixed }).fixed?.verdict).toBe(verdict);
});

test('a first day before 2024 or after 2099 is none', () => {
  expect(plan({ start: '2023-12-31' }).start).toBeNull();
  expect(plan({ start: '2100-01-01' }).start).toBeNull();
  expect(endsOf({ start: '2099-12-31' })[0]).toBe('14 – 28 Jan 2100');
});

/** What exists, what is wanted, who uses it, systems → offer. */
test.each([
  ['trouble', 'new', 'staff', '9', '/services/project-rescue'],
  ['idea', 'people', 'staff', '', '/services/team-augmentation'],
  ['running', 'model', 'staff', '', '/services/artificial-intelligence'],
  ['running', 'connect', 'staff', '2', '/enterprises/software-integration'],
  ['running', 'renew', 'staff', '2', '/enterprises/legacy-application'],
  ['hand', 'new', 'market', '', '/startups/mvp'],
  ['running', 'new', 'phones', '', '/services/mobile-application-development'],
  ['hand', 'new', 'staff', '3', '/enterprises/application-development'],
  ['hand', 'new', 'staff', '2', '/services/web-application-development'],
  ['running', 'new', 'browser', '', '/services/web-application-development'],
])('%s, %s, %s with “%s” systems: %s', (exists, want, users, systems, path) => {
  expect(plan({ exists, want, users, systems }).offer?.path).toBe(path);
});

test('an offer that depends on what is not said yet waits for it, and names it', () => {
  expect(plan({}).open).toEqual(['exists']);
  expect(plan({ exists: 'running', want: 'new' }).open).toEqual(['users']);
  expect(plan({ exists: 'hand', want: 'new', users: 'staff' }).open).toEqual(['systems']);
});

test('each tick is a reason not to call us, in the words of the offer’s page', () => {
  const base = { exists: 'running', want: 'new', users: 'staff' };
  for (const tick of tickNames) {
    const [refusal] = plan({ ...base, [tick]: 'yes' }).refusals;
    expect(refusal, tick).toBeDefined();
    expect(offerPage(refusal?.path ?? '').notFor.reasons, tick).toContain(refusal?.reason);
  }
});

test('people without time lead to a refusal where the page asks for a day a week', () => {
  const base = { exists: 'hand', want: 'new', users: 'staff', systems: '0' };
  expect(plan({ ...base, people: '1', hours: '7' }).refusals.map(({ path }) => path)).toEqual([
    '/enterprises/application-development',
  ]);
  expect(plan({ ...base, people: '2', hours: '4' }).refusals).toEqual([]);
  expect(plan(base).refusals).toEqual([]);
});

test('what the tables name exists: facts, their values, stages and steps', () => {
  const values: Record<string, readonly string[]> = {
    ...choices,
    counted: ['yes', 'no'],
    ...Object.fromEntries(Object.entries(words.derived).map(([name, texts]) => [name, Object.keys(texts)])),
    ...Object.fromEntries(tickNames.map((name) => [name, ['yes', 'no']])),
  };
  for (const { when } of [...words.rocks, ...words.offers, ...words.refusals]) {
    for (const [name, wanted] of Object.entries(when)) {
      expect(values[name], name).toEqual(expect.arrayContaining(wanted ?? []));
    }
  }
});

test('what people give is what how-we-work says', () => {
  const stated = site.pages.howWeWork.stages.items.map(({ takesPart }) => takesPart);
  expect(stated[0]).toContain('the sponsor for a day in all');
  expect(stated[0]).toContain('two hours each');
  expect(stated[1]).toContain('one person with authority to decide, about a day a week');
  expect(stated[1]).toContain('five or six users per round');
  expect(stated[2]).toContain('for half a day a week');
  expect(words.roles.flatMap(({ stages }) => stages).filter((share) => share !== null)).toEqual([
    { days: 1 },
    { hoursEach: 2 },
    { daysPerWeek: 1 },
    { daysPerWeek: 0.5 },
    { words: 'five or six a round' },
    { words: 'at each demonstration' },
    { words: 'throughout' },
  ]);
});
