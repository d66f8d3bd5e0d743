/** The plan of a project. An unknown fact adds no risk. */
import type { CalculatorCopy, PlannerCalculatorData } from '../../site/page-data.ts';
import { type Answers, namesIn } from '../engine/questions.ts';
import { peopleIn } from './people.ts';
import { planPrice } from './price.ts';
import { applies, factsIn, type Situation } from './questions.ts';
import { type PlannedStage, withAdded, withDates } from './schedule.ts';

type Copy = CalculatorCopy['planner'];
type FixedDate = { day: number; verdict: keyof Copy['texts']['fixedVerdict'] };

export type Plan = Readonly<ReturnType<typeof planProject>>;
export type Source = Pick<PlannerCalculatorData, 'copy' | 'tables' | 'common'>;

export function planProject({ copy, tables, common }: Source, answers: Answers) {
  const { situation: known, start, systems, hours, fixed: due } = factsIn(copy, common, answers);
  const { offer, open } = chooseOffer(copy, known);
  const course = (offer && tables.courses[offer.path]) ?? tables.framework;
  const stages = withDates(withAdded(copy, course.stages, known), start, systems);
  const isStaged = stages.every(({ name }) => name !== null);
  const fixed = fixedDate(due, start, stages);
  const situation: Situation = { ...known, ...(fixed && { fixed: fixed.verdict }) };
  const hasAllStages = isStaged && stages.length === tables.framework.stages.length;
  return {
    ...{ situation, start, systems, hours, fixed, offer, open, stages, isStaged, source: course.source },
    risks: copy.risks.flatMap((risk) => {
      const stage = stages.find(({ name }) => name === risk.stage);
      return stage && applies(risk.when, situation) ? [{ ...risk, stage: stage.title }] : [];
    }),
    people: hasAllStages ? peopleIn(copy, { stages, situation, systems }) : null,
    price: planPrice(course, { rate: tables.rate, stages, systems }),
    notFor: copy.notFor.flatMap(({ when, path }, index) => {
      const reason = tables.notFor[index];
      return applies(when, situation) && reason ? [{ reason, path }] : [];
    }),
  };
}

/** The first row that applies, or none and the questions that an earlier row still depends on. */
function chooseOffer({ offers }: Copy, situation: Situation) {
  const row = offers.find(({ when }) => applies(when, situation) !== false);
  const open = namesIn(row?.when ?? {}).filter((name) => situation[name] === undefined);
  return { offer: open.length === 0 && row ? row : null, open };
}

/** Build ends before a day if it ends on none later. A day that it may end on is as tight as one before. */
function fixedDate(
  day: number | null,
  start: number | null,
  stages: readonly PlannedStage[],
): FixedDate | null {
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
