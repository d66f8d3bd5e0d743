/** What a plan asks of the client's people, by role and stage. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, CourseStage } from '../../site/page-data.ts';
import { type Span, weeksIn } from '../engine/days.ts';
import { applies, type Situation } from './questions.ts';
import { lengthOf } from './schedule.ts';

type Copy = CalculatorCopy['planner'];
type Share = Copy['roles'][number]['stages'][number];

/** In words if no rule gives a number. */
export type Days = Span | { words: string } | null;

export type PlanPeople = {
  roles: readonly { role: string; days: readonly Days[]; source: string }[];
  totals: readonly (Span | null)[];
};

type Project = { stages: readonly CourseStage[]; situation: Situation; systems: number | null };

export function peopleIn(copy: Copy, { stages, situation, systems }: Project): PlanPeople {
  const roles = copy.roles
    .filter(({ when = {} }) => applies(when, situation))
    .map(({ role, stages: shares, source }) => ({
      role,
      source,
      days: shares.map((share, index) => daysOf(copy, share, stages[index], systems)),
    }));
  return { roles, totals: stages.map((_, index) => total(roles.map(({ days }) => days[index] ?? null))) };
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
