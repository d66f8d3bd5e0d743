/** What the planner’s rules keep whatever is answered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-data/planner.ts';
import { readSite } from '../../content/site.ts';
import type { Answers, Field } from '../common/fields.ts';
import { anyAnswer, anyDay } from '../testing/any-answer.ts';
import { formatSpan } from './days.ts';
import { courseFields } from './fields.ts';
import { type Plan, planCourse } from './rules.ts';

const site = readSite('content');
const words = site.instruments['plot-a-course'];
const tables = plannerTables(site);

const plan = (answers: Answers) => planCourse(words, tables, answers);
const endsOf = (answers: Answers) => plan(answers).stages.map(({ ends }) => ends && formatSpan(ends));
const rocksOf = (answers: Answers) => plan(answers).rocks.map(({ name }) => name);

const anyAnswers: fc.Arbitrary<Record<string, string>> = fc.record(
  Object.fromEntries(Object.entries<Field>(courseFields).map(([name, field]) => [name, anyAnswer(field)])),
);

const spansOf = ({ stages, totals }: Plan) => [
  ...stages.flatMap(({ ends }) => (ends ? [ends] : [])),
  ...totals.flatMap((span) => (span ? [span] : [])),
];

test('whatever is answered, dates are in order, nothing is negative, and every rock lies on a leg', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const result = plan(answers);
      for (const { least, most } of spansOf(result)) {
        expect(Number.isFinite(least) && Number.isFinite(most)).toBe(true);
        expect(least).toBeLessThanOrEqual(most);
        expect(least).toBeGreaterThanOrEqual(0);
      }
      const ends = result.stages.flatMap((stage) => (stage.ends ? [stage.ends] : []));
      expect(ends).toHaveLength(result.start === null ? 0 : 4);
      ends.slice(1).forEach((end, index) => {
        expect(end.least).toBeGreaterThan(ends[index]?.least ?? 0);
        expect(end.most).toBeGreaterThan(ends[index]?.most ?? 0);
      });
      for (const { stage } of result.rocks) expect([0, 1, 2, 3]).toContain(stage);
      expect(result.stages.flatMap(({ rocks }) => rocks)).toHaveLength(result.rocks.length);
    }),
  );
});

test('a later first day never ends a stage earlier', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, anyDay, (answers, one, other) => {
      const [early, late] = [one, other].sort();
      const first = plan({ ...answers, start: early ?? '' }).stages;
      plan({ ...answers, start: late ?? '' }).stages.forEach(({ ends }, index) => {
        expect(ends?.least).toBeGreaterThanOrEqual(first[index]?.ends?.least ?? 0);
        expect(ends?.most).toBeGreaterThanOrEqual(first[index]?.ends?.most ?? 0);
      });
    }),
  );
});

test('more systems never take a rock away, more hours never add one, and a later date neither', () => {
  const pair = fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(anyAnswers, pair, (given, [few, many]) => {
      // Whether an offer has its own course depends on neither.
      const answers = { ...given, exists: 'running', want: 'renew' };
      const withMore = rocksOf({ ...answers, systems: String(many) });
      expect(withMore).toEqual(expect.arrayContaining(rocksOf({ ...answers, systems: String(few) })));
      const withLess = rocksOf({ ...answers, people: '1', hours: String(few) });
      expect(withLess).toEqual(
        expect.arrayContaining(rocksOf({ ...answers, people: '1', hours: String(many) })),
      );
      const soon = `20${10 + few + 20}-06-01`;
      const later = `20${10 + many + 20}-06-01`;
      expect(rocksOf({ ...answers, fixed: soon })).toEqual(
        expect.arrayContaining(rocksOf({ ...answers, fixed: later })),
      );
    }),
  );
});

test('a rock never changes a date', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const calm = { ...answers, counted: '', why: '', data: '', stop: '', often: '', reach: '' };
      expect(endsOf(answers)).toEqual(endsOf(calm));
    }),
  );
});

test('an offer that stands before all is answered is not changed by what is answered later', () => {
  fc.assert(
    fc.property(anyAnswers, fc.subarray(Object.keys(courseFields)), (answers, left) => {
      const early = plan({ ...answers, ...Object.fromEntries(left.map((name) => [name, ''])) }).offer;
      if (early) expect(plan(answers).offer).toEqual(early);
    }),
  );
});
