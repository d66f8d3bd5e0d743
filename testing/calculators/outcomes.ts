/** What calculators and the planner make of answers, as data without words: what a change of copy leaves as it is. */
import { aiCost, aiCostFields } from '../../src/calculators/ai-cost.ts';
import { doubleTyping, doubleTypingNumbers } from '../../src/calculators/double-typing.ts';
import { type Answers, numbersIn, saidYes } from '../../src/calculators/engine/fields.ts';
import { ledgerTest } from '../../src/calculators/ledger-test.ts';
import { chooseWay, readFunctions } from '../../src/calculators/legacy-choice.ts';
import { planProject } from '../../src/calculators/planner/rules.ts';
import { rescueCheck } from '../../src/calculators/rescue-check.ts';
import { runway, runwayNumbers } from '../../src/calculators/runway.ts';
import type { CalculatorCopy, PlannerTables } from '../../src/content/page-data.ts';

type Outcome = readonly unknown[];

/** Ten digits tell results apart, and don't depend on the order of a sum. */
const exact = (value: number | string | null) =>
  typeof value === 'number' ? Number(value.toPrecision(10)) : value;

export function outcomeOf(
  copy: CalculatorCopy,
  tables: PlannerTables,
): Readonly<Record<keyof CalculatorCopy, (answers: Answers) => Outcome>> {
  return {
    'ai-cost': (answers) => {
      const { netMonth, model, review, saving, breakEven } = aiCost(numbersIn(aiCostFields, answers));
      return [netMonth, model, review, saving, breakEven].map(exact);
    },
    'double-typing': (answers) => {
      const { cost, hours, payback, net, reasons, decided } = doubleTyping(
        numbersIn(doubleTypingNumbers, answers),
        saidYes(answers['agreed']),
        copy['double-typing'].workingDays,
      );
      const verdict = reasons.length > 0 ? 'leave' : decided ? 'connect' : 'open';
      return [...[cost, hours, payback, net].map(exact), verdict, ...reasons];
    },
    'legacy-choice': (answers) => {
      const { table } = copy['legacy-choice'];
      return readFunctions(answers).map((one) => {
        const row = chooseWay(table, one);
        return row && `${table.indexOf(row)} ${row.way}`;
      });
    },
    runway: (answers) => {
      const { left, months, share, verdict, endsAfterWeeks } = runway(numbersIn(runwayNumbers, answers));
      const week = endsAfterWeeks === null ? null : endsAfterWeeks + 1;
      return [left, months === 'without-end' ? 'never' : months, share && share * 100]
        .map(exact)
        .concat(verdict, week);
    },
    'rescue-check': (answers) => {
      const { gaps, open } = rescueCheck(copy['rescue-check'], answers);
      return [open, ...gaps.map(({ name }) => name)];
    },
    'ledger-test': (answers) => {
      const { verdict, open } = ledgerTest(copy['ledger-test'], answers);
      return [verdict, open];
    },
    planner: (answers) => {
      const plan = planProject(copy.planner, tables, answers);
      const { offer, notFor, open, systems, hours, fixed, risks, stages, totals } = plan;
      const span = (days: { least: number; most: number } | null) =>
        days && [exact(days.least), exact(days.most)].join('–');
      return [
        offer?.path ?? open,
        notFor.map(({ path }) => path),
        [systems, hours, fixed?.verdict ?? null],
        risks.map(({ name, stage }) => `${name} ${stage}`),
        stages.map(({ name, starts, ends }) => [name, span(starts), span(ends)]),
        totals.map(span),
      ];
    },
  };
}
