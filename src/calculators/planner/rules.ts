/**
 * From answers to a project. The answers say what's known: the situation. It decides which offer fits, and that offer's
 * page has the course: stages with weeks. What else is known adds weeks, risks and people. Without an offer, the course
 * is the company's framework. An unknown fact adds no risk.
 */
import type { PlannerCopy } from '../../site/page-data.ts';
import { readDay } from '../engine/days.ts';
import { type Answers, namesIn } from '../engine/questions.ts';
import { peopleIn } from './people.ts';
import { priceIn } from './plan-price.ts';
import { applies, factsIn, type PlannerInput, type Situation } from './planner-questions.ts';
import { type PlannedStage, withAdded, withDates } from './schedule.ts';

export type Project = ReturnType<typeof planProject>;

/** Without a first day, a plan has lengths alone. They're drawn from here. */
const someJanuary = readDay('2001-01-01') ?? 0;

export function planProject(input: PlannerInput, answers: Answers) {
  const { copy, tables } = input;
  const { situation: known, start, systems, hours, fixed: due } = factsIn(copy, answers);
  const { offer, open } = chooseOffer(copy, known);
  const course = (offer && tables.courses[offer.path]) ?? tables.framework;
  const from = start ?? someJanuary;
  const stages = withDates(withAdded(copy, course.stages, known), from, systems);
  const isStaged = stages.every(({ name }) => name !== null);
  const fixed = due !== null && start !== null ? { day: due, verdict: safetyOf(due, start, stages) } : null;
  const situation: Situation = { ...known, ...(fixed && { fixed: fixed.verdict }) };
  const hasAllStages = isStaged && stages.length === tables.framework.stages.length;
  return {
    situation,
    isDated: start !== null,
    from,
    systems,
    fixed,
    offer,
    open,
    stages,
    isStaged,
    source: course.source,
    risks: copy.risks.flatMap((risk) => {
      const stage = stages.find(({ name }) => name === risk.stage);
      return stage && applies(risk.when, situation) ? [{ ...risk, stage: stage.title }] : [];
    }),
    people: hasAllStages ? peopleIn(copy, { situation, stages, systems, hours }) : null,
    price: priceIn(input, course, { stages, systems }),
    notFor: copy.notFor.filter(({ when }) => applies(when, situation)),
  };
}

/** The first row that applies, or none and the questions that an earlier row still depends on. */
function chooseOffer({ offers }: PlannerCopy, situation: Situation) {
  const row = offers.find(({ when }) => applies(when, situation) !== false);
  const open = namesIn(row?.when ?? {}).filter((name) => situation[name] === undefined);
  return { offer: open.length === 0 && row ? row : null, open };
}

/** Build ends before a day if it ends on none later. A day that it may end on is as tight as one before. */
function safetyOf(
  day: number,
  start: number,
  stages: readonly PlannedStage[],
): keyof PlannerCopy['texts']['fixedVerdict'] {
  if (day < start) return 'before';
  const build = stages.findIndex(({ name }) => name === 'build');
  const earliest = stages
    .slice(0, build + 1)
    .flatMap(({ starts, ends }) => [starts, ends])
    .findLast((span) => span !== null);
  const built = stages[build]?.ends;
  if (earliest && day <= earliest.least) return 'missed';
  if (!built) return 'unknown';
  return day <= built.most ? 'tight' : 'clear';
}
