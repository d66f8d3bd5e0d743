/** What a plan asks of the client's people, by role and stage. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, CourseStage } from '../../site/page-data.ts';
import { type Span, sumOf } from '../engine/days.ts';
import { applies, type Situation } from './questions.ts';
import { weeksOf } from './schedule.ts';

type Copy = CalculatorCopy['planner'];
type Share = Copy['roles'][number]['stages'][number];

/** In words if no rule gives a number. */
export type Days = Span | { words: string } | null;

type Project = { stages: readonly CourseStage[]; situation: Situation; systems: number | null };

export function peopleIn(copy: Copy, { stages, situation, systems }: Project) {
  const roles = copy.roles
    .filter(({ when = {} }) => applies(when, situation))
    .map(({ role, stages: shares, source }) => ({
      role,
      source,
      days: shares.map((share, index) => daysOf(copy, share, stages[index], systems)),
    }));
  const totals = stages.map((_, index) => {
    const known = roles.flatMap(({ days }) => {
      const spent = days[index];
      return spent && 'least' in spent ? [spent] : [];
    });
    return known.length > 0 ? sumOf(known) : null;
  });
  return { roles, totals };
}

function daysOf(copy: Copy, share: Share, stage: CourseStage | undefined, systems: number | null): Days {
  if (share === null || stage === undefined) return null;
  if ('words' in share) return share;
  if ('inAll' in share) return { least: share.inAll.days, most: share.inAll.days };
  if ('each' in share) return { words: fill(copy.texts.hoursEach, { time: share.each.text }) };
  const { text, days } = share.aWeek;
  const weeks = weeksOf(stage.steps, systems);
  return weeks ? { least: weeks.least * days, most: weeks.most * days } : { words: text };
}
