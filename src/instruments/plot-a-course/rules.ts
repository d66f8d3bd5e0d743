/**
 * The plan of a project: its course with dates, its rocks, what its people give, and the offer to begin with.
 * The tables are content. A fact that is not known draws no rock.
 */
import type { CourseName, CourseStage, InstrumentWords, PlannerTables } from '../../content/page-data.ts';
import { type Answers, figuresOf } from '../common/fields.ts';
import { fill } from '../common/format.ts';
import { addTime, readDay, type Span, weeksIn } from './days.ts';
import { courseFields } from './fields.ts';
import { applies, hoursAWeek, type Situation, situationOf } from './situation.ts';

type Words = InstrumentWords['plot-a-course'];
export type Rock = Words['rocks'][number];
type Share = Words['roles'][number]['stages'][number];

/** The stage at whose end there is working software. */
const buildStage = 2;
const hoursInDay = 8;

/** Days of the visitor's people in one stage, in words where no rule gives a number; null for none. */
export type Days = Span | { words: string } | null;

export type PlannedStage = CourseStage & {
  /** Days between which it ends; null without a first day. */
  ends: Span | null;
  rocks: readonly Rock[];
};

export type Plan = Readonly<{
  situation: Situation;
  start: number | null;
  course: CourseName;
  /** Where its stages come from. */
  source: string;
  stages: readonly PlannedStage[];
  rocks: readonly Rock[];
  /** How many systems are to be connected; null while it is not known. */
  systems: number | null;
  roles: readonly { role: string; days: readonly Days[] }[];
  /** Of what is known in numbers, for each stage. */
  totals: readonly (Span | null)[];
  hours: number | null;
  fixed: { day: number; verdict: 'missed' | 'tight' | 'clear' } | null;
  offer: Words['offers'][number] | null;
  /** Questions that the offer still depends on. */
  open: readonly string[];
  /** Why we are not the ones to call, by the pages of these offers. */
  refusals: readonly { reason: string; path: string }[];
}>;

export function planCourse(words: Words, tables: PlannerTables, answers: Answers): Plan {
  const known = situationOf(answers);
  const { offer, open } = chooseOffer(words, known);
  const course = offer?.course ?? 'framework';
  const start = dayOf(answers, 'start');
  const { systems, people } = figuresOf(
    { systems: courseFields.systems, people: courseFields.people },
    answers,
  );
  const { stages, source } = tables.courses[course];
  const dated = withEnds(stages, start);
  const fixed = fixedDate(dayOf(answers, 'fixed'), dated[buildStage]?.ends ?? null);
  const situation: Situation = { ...known, ...(fixed && { fixed: fixed.verdict }) };
  const rocks = words.rocks.filter(({ when }) => applies(when, situation));
  const roles = words.roles.map(({ role, stages: shares }) => ({
    role,
    days: shares.map((share, index) => daysOf(words, share, stages[index], people)),
  }));
  return {
    situation,
    start,
    course,
    source,
    stages: dated.map((stage, index) => ({ ...stage, rocks: rocks.filter((rock) => rock.stage === index) })),
    rocks,
    systems,
    roles,
    totals: stages.map((_, index) => total(roles.map(({ days }) => days[index] ?? null))),
    hours: hoursAWeek(answers),
    fixed,
    offer,
    open,
    refusals: words.refusals.flatMap(({ when, path }, index) => {
      const reason = tables.refusals[index];
      return applies(when, situation) && reason ? [{ reason, path }] : [];
    }),
  };
}

/** The first row that applies; where a row above it depends on what is not known, none, and what that is. */
function chooseOffer({ offers }: Words, situation: Situation): Pick<Plan, 'offer' | 'open'> {
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
  const { min, max } = courseFields[name];
  return text >= min && text <= max ? readDay(text) : null;
}

/** Each stage begins where the one before it ends, the earliest day after the earliest, the latest after the latest. */
function withEnds(
  stages: readonly CourseStage[],
  start: number | null,
): (CourseStage & { ends: Span | null })[] {
  let at: Span | null = start === null ? null : { least: start, most: start };
  return stages.map((stage) => {
    const { least, most, unit } = stage.takes;
    at = at && { least: addTime(at.least, least, unit), most: addTime(at.most, most, unit) };
    return { ...stage, ends: at };
  });
}

function fixedDate(day: number | null, built: Span | null): Plan['fixed'] {
  if (day === null || built === null) return null;
  return { day, verdict: day < built.least ? 'missed' : day < built.most ? 'tight' : 'clear' };
}

function daysOf(words: Words, share: Share, stage: CourseStage | undefined, people: number | null): Days {
  if (share === null || stage === undefined) return null;
  if ('words' in share) return share;
  if ('days' in share) return { least: share.days, most: share.days };
  if ('hoursEach' in share) {
    if (people === null) return { words: fill(words.texts.hoursEach, { hours: share.hoursEach }) };
    const days = (people * share.hoursEach) / hoursInDay;
    return { least: days, most: days };
  }
  const { least, most, unit } = stage.takes;
  return { least: weeksIn(least, unit) * share.daysPerWeek, most: weeksIn(most, unit) * share.daysPerWeek };
}

function total(days: readonly Days[]): Span | null {
  const known = days.filter((entry): entry is Span => entry !== null && 'least' in entry);
  if (known.length === 0) return null;
  return known.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
    least: 0,
    most: 0,
  });
}
