/** What the planner’s rules keep whatever is answered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-data/planner.ts';
import { readSite } from '../../content/site.ts';
import type { Answers, Field } from '../engine/fields.ts';
import { anyAnswer, anyDay } from '../testing/any-answer.ts';
import { choices, plannerFields } from './fields.ts';
import { type Plan, planProject } from './rules.ts';

const site = readSite('content');
const copy = site.calculators.planner;
const tables = plannerTables(site);

const plan = (answers: Answers) => planProject(copy, tables, answers);
const risksOf = (answers: Answers) => plan(answers).risks.map(({ name }) => name);

const anyAnswers: fc.Arbitrary<Record<string, string>> = fc.record(
  Object.fromEntries(Object.entries<Field>(plannerFields).map(([name, field]) => [name, anyAnswer(field)])),
);

const spansOf = ({ stages, totals }: Plan) => [
  ...stages.flatMap(({ starts, ends }) => [starts, ends].filter((span) => span !== null)),
  ...totals.flatMap((span) => (span ? [span] : [])),
];

test('whatever is answered, dates are in order, nothing is negative, and every risk belongs to a stage', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const result = plan(answers);
      for (const { least, most } of spansOf(result)) {
        expect(Number.isFinite(least) && Number.isFinite(most)).toBe(true);
        expect(least).toBeLessThanOrEqual(most);
        expect(least).toBeGreaterThanOrEqual(0);
      }
      for (const { starts, ends } of result.stages) {
        if (starts && ends) expect(ends.least).toBeGreaterThanOrEqual(starts.least);
        if (starts && ends) expect(ends.most).toBeGreaterThanOrEqual(starts.most);
      }
      for (const { stage } of result.risks) expect(result.stages[stage]).toBeDefined();
    }),
  );
});

/** Every mix of the answers that choose an offer. */
const allProjects = ['', ...choices.exists].flatMap((exists) =>
  ['', ...choices.want].flatMap((want) =>
    ['', ...choices.users].flatMap((users) =>
      ['', '0', '2', '5'].map((systems) => ({ exists, want, users, systems, start: '2027-01-04' })),
    ),
  ),
);

test('whatever is recommended, the plan has the steps of that offer’s page, in its order and its copy', () => {
  const recommended = new Set<string>();
  for (const answers of allProjects) {
    const { offer, stages } = plan(answers);
    if (!offer) continue;
    recommended.add(offer.path);
    const page = site.offers.find(({ path }) => path === offer.path);
    const planned = stages.flatMap(({ title, steps }) =>
      steps.map((step) => ({ title: step.title ?? title, duration: step.duration })),
    );
    expect(planned).toEqual(page?.steps.items.map(({ title, duration }) => ({ title, duration })));
  }
  expect([...recommended].sort()).toEqual([...new Set(copy.offers.map(({ path }) => path))].sort());
});

test('a later first day never ends a stage earlier', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, anyDay, (answers, one, other) => {
      const [early, late] = [one, other].sort();
      const first = plan({ ...answers, start: early ?? '' }).stages;
      plan({ ...answers, start: late ?? '' }).stages.forEach(({ ends }, index) => {
        const before = first[index]?.ends;
        if (!ends || !before) return;
        expect(ends.least).toBeGreaterThanOrEqual(before.least);
        expect(ends.most).toBeGreaterThanOrEqual(before.most);
      });
    }),
  );
});

test('more systems never take a risk away, more hours never add one, and a later date neither', () => {
  const pair = fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(anyAnswers, pair, (given, [few, many]) => {
      // Whether an offer has its own course depends on neither.
      const answers = { ...given, exists: 'running', want: 'renew' };
      const withMore = risksOf({ ...answers, systems: String(many) });
      expect(withMore).toEqual(expect.arrayContaining(risksOf({ ...answers, systems: String(few) })));
      const withLess = risksOf({ ...answers, hours: String(few) });
      expect(withLess).toEqual(expect.arrayContaining(risksOf({ ...answers, hours: String(many) })));
      const soon = `20${10 + few + 20}-06-01`;
      const later = `20${10 + many + 20}-06-01`;
      expect(risksOf({ ...answers, fixed: soon })).toEqual(
        expect.arrayContaining(risksOf({ ...answers, fixed: later })),
      );
    }),
  );
});

test('an offer that is known before all is answered is not changed by what is answered later', () => {
  fc.assert(
    fc.property(anyAnswers, fc.subarray(Object.keys(plannerFields)), (answers, left) => {
      const early = plan({ ...answers, ...Object.fromEntries(left.map((name) => [name, ''])) }).offer;
      if (early) expect(plan(answers).offer).toEqual(early);
    }),
  );
});
