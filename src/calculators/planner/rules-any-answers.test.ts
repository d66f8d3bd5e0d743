/** What the planner’s rules keep whatever is answered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-data/planner.ts';
import { readSite } from '../../content/site.ts';
import type { Answers } from '../engine/fields.ts';
import { anyAnswers } from '../testing/any-answer.ts';
import { plannerFields } from './fields.ts';
import { type Plan, planProject } from './rules.ts';

const site = readSite('content');
const copy = site.calculators.planner;
const tables = plannerTables(site);

const plan = (answers: Answers) => planProject(copy, tables, answers);

const spansOf = ({ stages, totals }: Plan) => [
  ...stages.flatMap(({ starts, ends }) => [starts, ends].filter((span) => span !== null)),
  ...totals.flatMap((span) => (span ? [span] : [])),
];

test('whatever is answered, dates are in order, nothing is negative, and every risk belongs to a stage', () => {
  fc.assert(
    fc.property(anyAnswers(plannerFields), (answers) => {
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
const allProjects = ['', ...plannerFields.exists.options].flatMap((exists) =>
  ['', ...plannerFields.want.options].flatMap((want) =>
    ['', ...plannerFields.users.options].flatMap((users) =>
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
