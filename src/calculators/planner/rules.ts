/** The plan of a project, from its answers and the content's tables. An unknown fact adds no risk. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, CourseStage, CourseStep, PlannerTables } from '../../site/page-data.ts';
import { numbersIn } from '../engine/calculator.ts';
import { addTime, readDay, type Span, weeksIn } from '../engine/days.ts';
import { type Answers, isAnswer } from '../engine/fields.ts';
import { applies, plannerDay, type Situation, situationOf } from './questions.ts';

type Copy = CalculatorCopy['planner'];
/** `stage` is its place in the plan. */
type Risk = Omit<Copy['risks'][number], 'stage'> & { stage: number };
type Share = Copy['roles'][number]['stages'][number];

/** Days of the client's people in one stage, in words if no rule gives a number; null for none. */
export type Days = Span | { words: string } | null;

export type PlannedStage = CourseStage & {
  /** Days between which it starts and ends; null if that isn't known. */
  starts: Span | null;
  ends: Span | null;
};

export type Plan = Readonly<{
  situation: Situation;
  start: number | null;
  /** For the chart: between which days each stage ends, up to the first that isn't known. Without dates it begins in January. */
  drawn: { start: number; ends: readonly Span[] };
  source: string;
  stages: readonly PlannedStage[];
  /** Whether the work follows our stages; risks and what they ask of people are about those. */
  isStaged: boolean;
  risks: readonly Risk[];
  /** How many systems to connect; null while unknown. */
  systems: number | null;
  /** Empty for work without all four stages. */
  roles: readonly { role: string; days: readonly Days[]; source: string }[];
  /** For each stage, the sum of what is known in numbers. */
  totals: readonly (Span | null)[];
  /** Hours a week that the client's people have in total. */
  hours: number | null;
  fixed: { day: number; verdict: keyof Copy['texts']['fixedVerdict'] } | null;
  offer: Copy['offers'][number] | null;
  /** Questions that the offer still depends on. */
  open: readonly string[];
  notFor: readonly { reason: string; path: string }[];
}>;

export function planProject(copy: Copy, tables: PlannerTables, answers: Answers): Plan {
  const known = situationOf(copy, answers);
  const { offer, open } = chooseOffer(copy, known);
  const start = dayOf(answers, 'start');
  const entered = numbersIn(copy.inputs, answers, null);
  const [systems = null, hours = null] = [entered.systems, entered.hours].map((value) =>
    Number.isNaN(value) ? null : value,
  );
  const { stages, source } = (offer && tables.courses[offer.path]) ?? tables.framework;
  const isStaged = stages.every(({ name }) => name !== null);
  const dated = withDates(stages, start, systems);
  const fixed = fixedDate(dayOf(answers, 'fixed'), start, dated);
  const situation: Situation = { ...known, ...(fixed && { fixed: fixed.verdict }) };
  const risks = copy.risks.flatMap((risk) => {
    const stage = stages.findIndex(({ name }) => name === risk.stage);
    return stage !== -1 && applies(risk.when, situation) ? [{ ...risk, stage }] : [];
  });
  const hasAllStages = isStaged && stages.length === tables.framework.stages.length;
  const involved = hasAllStages ? copy.roles.filter(({ when = {} }) => applies(when, situation)) : [];
  const roles = involved.map(({ role, stages: shares, source }) => ({
    role,
    source,
    days: shares.map((share, index) => daysOf(copy, share, stages[index], systems)),
  }));
  return {
    situation,
    start,
    drawn: drawnFrom(start ?? someJanuary, stages, systems),
    source,
    stages: dated,
    isStaged,
    risks,
    systems,
    roles,
    totals: stages.map((_, index) => total(roles.map(({ days }) => days[index] ?? null))),
    hours,
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

/** Each stage starts when the one before it ends: at the earliest after its earliest end, at the latest after its latest. */
function withDates(
  stages: readonly CourseStage[],
  start: number | null,
  systems: number | null,
): PlannedStage[] {
  let at: Span | null = start === null ? null : { least: start, most: start };
  return stages.map((stage) => {
    const starts = at;
    for (const step of stage.steps) {
      const length = lengthOf(step, systems);
      at =
        at && length
          ? {
              least: addTime(at.least, length.least, length.unit),
              most: addTime(at.most, length.most, length.unit),
            }
          : null;
    }
    return { ...stage, starts, ends: at };
  });
}

/** 1 January of a year without a leap day. */
const someJanuary = Date.UTC(2001, 0, 1) / 86_400_000;

function drawnFrom(start: number, stages: readonly CourseStage[], systems: number | null): Plan['drawn'] {
  const ends = withDates(stages, start, systems).map((stage) => stage.ends);
  const unknown = ends.indexOf(null);
  const known = unknown === -1 ? ends : ends.slice(0, unknown);
  return { start, ends: known.filter((span) => span !== null) };
}

/** One connection joins the first two systems, and each further system needs one more. */
function lengthOf({ takes }: CourseStep, systems: number | null): CourseStep['takes'] {
  if (!takes?.each) return takes;
  if (systems === null) return null;
  const further = Math.max(0, systems - 2);
  return { ...takes, least: takes.least * further, most: takes.most * further };
}

/** Build ends before a day if it ends on none later. A day that it may end on is as tight as one before. */
function fixedDate(day: number | null, start: number | null, stages: readonly PlannedStage[]): Plan['fixed'] {
  if (day === null || start === null) return null;
  if (day < start) return { day, verdict: 'before' };
  const build = stages.findIndex(({ name }) => name === 'build');
  // Where a step has no fixed duration, Build still can't end before the last day that's known.
  const earliest = stages
    .slice(0, build + 1)
    .flatMap(({ starts, ends }) => [starts, ends])
    .findLast((span) => span !== null);
  const built = stages[build]?.ends;
  if (earliest && day <= earliest.least) return { day, verdict: 'missed' };
  if (!built) return { day, verdict: 'unknown' };
  return { day, verdict: day <= built.most ? 'tight' : 'clear' };
}

function daysOf(copy: Copy, share: Share, stage: CourseStage | undefined, systems: number | null): Days {
  if (share === null || stage === undefined) return null;
  if ('words' in share) return share;
  if ('inAll' in share) return { least: share.inAll.days, most: share.inAll.days };
  if ('each' in share) return { words: fill(copy.texts.hoursEach, { time: share.each.text }) };
  const { aWeek } = share;
  return stage.steps.reduce<Days>(
    (sum, step) => {
      const length = lengthOf(step, systems);
      if (!length || !sum || 'words' in sum) return { words: aWeek.text };
      return {
        least: sum.least + length.least * weeksIn[length.unit] * aWeek.days,
        most: sum.most + length.most * weeksIn[length.unit] * aWeek.days,
      };
    },
    { least: 0, most: 0 },
  );
}

function total(days: readonly Days[]): Span | null {
  const known = days.filter((entry): entry is Span => entry !== null && 'least' in entry);
  if (known.length === 0) return null;
  return known.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
    least: 0,
    most: 0,
  });
}
