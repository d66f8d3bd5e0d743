/** What calculators and the planner make of answers, as data without words: what a change of copy leaves as it is. */
import type { Answers } from '../../src/calculators/engine/fields.ts';
import { planProject } from '../../src/calculators/planner/rules.ts';
import type { CalculatorCopy, PlannerTables } from '../../src/site/page-data.ts';
import { open, valuesOf } from './open.ts';

type Outcome = readonly unknown[];

/** A calculator that's added later has no frozen results. */
export const frozenNames = [
  ...(['ai-cost', 'double-typing', 'legacy-choice', 'runway', 'rescue-check', 'ledger-test'] as const),
  'planner' as const,
];
type Frozen = Pick<CalculatorCopy, (typeof frozenNames)[number]>;

/** Ten digits tell results apart, and don't depend on the order of a sum. */
const exact = (value: number) => {
  if (value === Number.POSITIVE_INFINITY) return 'never';
  return Number.isNaN(value) ? null : Number(value.toPrecision(10));
};

/** The same names with other values. */
const mapped = <Name extends string, Old, New>(
  parts: Readonly<Record<Name, Old>>,
  change: (old: Old, name: string) => New,
) =>
  Object.fromEntries(
    Object.entries<Old>(parts).map(([name, old]) => [name, change(old, name)]),
    // The names are those of the parts.
  ) as Record<Name, New>;

/** The copy with names in the place of the words that results are told by. */
function named(copy: Frozen): Frozen {
  const name = (_: string, key: string) => key;
  const legacy = copy['legacy-choice'];
  return {
    ...copy,
    'double-typing': {
      ...copy['double-typing'],
      ...{ leave: 'leave', connect: 'connect', undecided: 'open' },
      reasons: mapped(copy['double-typing'].reasons, name),
    },
    'legacy-choice': {
      ...legacy,
      ways: mapped(legacy.ways, (way, key) => ({ ...way, name: key })),
      table: legacy.table.map((row, index) => ({ ...row, reason: String(index) })),
    },
    runway: {
      ...copy.runway,
      verdicts: { fine: 'fine', share: 'share', short: 'short {weeks}', tooMuch: 'tooMuch' },
    },
    'rescue-check': {
      ...copy['rescue-check'],
      assets: mapped(copy['rescue-check'].assets, (asset, key) => ({ ...asset, gap: key })),
      verdicts: { none: 'none', held: 'held', gaps: 'gaps {count}', open: 'open {count}' },
    },
    'ledger-test': {
      ...copy['ledger-test'],
      verdicts: { none: 'none', open: 'open', goOn: 'goOn', simpler: 'simpler' },
    },
  };
}

export function outcomeOf(
  plain: Frozen,
  tables: PlannerTables,
): Readonly<Record<keyof Frozen, (answers: Answers) => Outcome>> {
  const copy = named(plain);
  const ai = open('ai-cost', copy['ai-cost']);
  const typing = open('double-typing', copy['double-typing']);
  const legacy = open('legacy-choice', copy['legacy-choice']);
  const runway = open('runway', copy.runway);
  const rescue = open('rescue-check', copy['rescue-check']);
  const ledger = open('ledger-test', copy['ledger-test']);
  return {
    'ai-cost': (answers) => valuesOf(ai, answers).map(exact),
    'double-typing': (answers) => {
      const { verdict } = typing.result(answers);
      const said = verdict?.isOpen ? 'open' : verdict?.text;
      return [...valuesOf(typing, answers).map(exact), said, ...(verdict?.reasons ?? [])];
    },
    'legacy-choice': (answers) =>
      (legacy.result(answers).items ?? []).map(({ outcome, notes }) => outcome && `${notes[0]} ${outcome}`),
    runway: (answers) => {
      const { verdict } = runway.result(answers);
      const [said = null, week] = verdict?.isOpen ? [] : (verdict?.text.split(' ') ?? []);
      return [...valuesOf(runway, answers).map(exact), said, week === undefined ? null : Number(week)];
    },
    'rescue-check': (answers) => {
      const { verdict, items = [] } = rescue.result(answers);
      const [, open] = /open (\d+)/.exec(verdict?.text ?? '') ?? [];
      const count = verdict?.text === 'none' ? Object.keys(rescue.fields).length : Number(open ?? 0);
      return [count, ...items.map(({ notes }) => notes[0])];
    },
    'ledger-test': (answers) => {
      const { verdict, items = [] } = ledger.result(answers);
      return [verdict?.text, Object.keys(ledger.fields).length - items.length];
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
