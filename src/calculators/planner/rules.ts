/** The plan of a project. An unknown fact adds no risk. */
import type { CalculatorCommon, CalculatorCopy, PlannerTables } from '../../site/page-data.ts';
import { numbersIn } from '../engine/calculator.ts';
import { readDay } from '../engine/days.ts';
import { type Answers, isAnswer } from '../engine/fields.ts';
import { type PlanPeople, peopleIn } from './people.ts';
import { type PlanPrice, planPrice } from './price.ts';
import { applies, plannerDay, type Situation, situationOf } from './questions.ts';
import { type PlannedStage, withAdded, withDates } from './schedule.ts';

type Copy = CalculatorCopy['planner'];
type Risk = Omit<Copy['risks'][number], 'stage'> & { stage: number };

export type Plan = Readonly<{
  situation: Situation;
  start: number | null;
  source: string;
  stages: readonly PlannedStage[];
  isStaged: boolean;
  risks: readonly Risk[];
  systems: number | null;
  people: PlanPeople | null;
  hours: number | null;
  price: PlanPrice;
  fixed: { day: number; verdict: keyof Copy['texts']['fixedVerdict'] } | null;
  offer: Copy['offers'][number] | null;
  open: readonly string[];
  notFor: readonly { reason: string; path: string }[];
}>;

type Source = { copy: Copy; tables: PlannerTables; common: Pick<CalculatorCommon, 'currency'> };

export function planProject({ copy, tables, common }: Source, answers: Answers): Plan {
  const known = situationOf(copy, common, answers);
  const { offer, open } = chooseOffer(copy, known);
  const start = dayOf(answers, 'start');
  const entered = numbersIn(copy.inputs, answers, common);
  const [systems = null, hours = null] = [entered.systems, entered.hours].map((value) =>
    Number.isNaN(value) ? null : value,
  );
  const course = (offer && tables.courses[offer.path]) ?? tables.framework;
  const stages = withAdded(copy, course.stages, known);
  const isStaged = stages.every(({ name }) => name !== null);
  const dated = withDates(stages, start, systems);
  const fixed = fixedDate(dayOf(answers, 'fixed'), start, dated);
  const situation: Situation = { ...known, ...(fixed && { fixed: fixed.verdict }) };
  const hasAllStages = isStaged && stages.length === tables.framework.stages.length;
  return {
    situation,
    start,
    source: course.source,
    stages: dated,
    isStaged,
    risks: copy.risks.flatMap((risk) => {
      const stage = stages.findIndex(({ name }) => name === risk.stage);
      return stage !== -1 && applies(risk.when, situation) ? [{ ...risk, stage }] : [];
    }),
    systems,
    people: hasAllStages ? peopleIn(copy, { stages, situation, systems }) : null,
    hours,
    price: planPrice(course, { rate: tables.rate, stages, systems }),
    fixed,
    offer,
    open,
    notFor: copy.notFor.flatMap(({ when, path }, index) => {
      const reason = tables.notFor[index];
      return applies(when, situation) && reason ? [{ reason, path }] : [];
    }),
  };
}

/** The first row that applies, or none and the questions that an earlier row still depends on. */
function chooseOffer({ offers }: Copy, situation: Situation): Pick<Plan, 'offer' | 'open'> {
  for (const row of offers) {
    const met = applies(row.when, situation);
    if (met) return { offer: row, open: [] };
    if (met === null) {
      const names = Object.keys(row.when) as (keyof Situation)[];
      return { offer: null, open: names.filter((name) => situation[name] === undefined) };
    }
  }
  return { offer: null, open: [] };
}

function dayOf(answers: Answers, name: 'start' | 'fixed'): number | null {
  const text = answers[name] ?? '';
  return isAnswer(text, plannerDay) ? readDay(text) : null;
}

/** Build ends before a day if it ends on none later. A day that it may end on is as tight as one before. */
function fixedDate(day: number | null, start: number | null, stages: readonly PlannedStage[]): Plan['fixed'] {
  if (day === null || start === null) return null;
  if (day < start) return { day, verdict: 'before' };
  const build = stages.findIndex(({ name }) => name === 'build');
  const earliest = stages
    .slice(0, build + 1)
    .flatMap(({ starts, ends }) => [starts, ends])
    .findLast((span) => span !== null);
  const built = stages[build]?.ends;
  if (earliest && day <= earliest.least) return { day, verdict: 'missed' };
  if (!built) return { day, verdict: 'unknown' };
  return { day, verdict: day <= built.most ? 'tight' : 'clear' };
}
