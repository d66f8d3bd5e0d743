/** What a plan asks of the client's people, by role and stage. */
import type { CourseStage, PlannerCopy } from '../../site/page-data.ts';
import { type Span, sumOf } from '../engine/days.ts';
import { counted } from '../engine/format.ts';
import { applies, type Situation } from './planner-questions.ts';
import { weeksOf } from './schedule.ts';

type Share = PlannerCopy['roles'][number]['stages'][number] | undefined;
type Project = {
  situation: Situation;
  stages: readonly CourseStage[];
  systems: number;
  hours: number;
};

export function peopleIn({ roles }: PlannerCopy, { situation, stages, systems, hours }: Project) {
  const asked = roles.filter(({ when = {} }) => applies(when, situation));
  const rows = asked.map(({ role, stages: shares }) => ({
    role,
    times: stages.map(({ steps }, index) => timeIn(shares[index], weeksOf(steps, systems))),
  }));
  return {
    rows,
    totals: stages.map((_, index) => {
      const known = rows.flatMap(({ times }) => times[index]?.days ?? []);
      return known.length > 0 ? daysText(sumOf(known)) : 'not counted';
    }),
    hours: Number.isNaN(hours)
      ? null
      : `Your people have ${counted({ least: hours, most: hours }, 'hour')} a week for this project.`,
    source: `Source: ${[...new Set(asked.map(({ source }) => source))].join(', ')}.`,
  };
}

/** `days` is null where it isn't a number of them. */
function timeIn(share: Share, weeks: Span | null): { text: string; days: Span | null } {
  if (!share) return { text: 'none', days: null };
  if ('words' in share) return { text: share.words, days: null };
  const { text, days } = 'inAll' in share ? share.inAll : share.aWeek;
  const times = 'inAll' in share ? { least: 1, most: 1 } : weeks;
  if (times === null) return { text, days: null };
  const span = { least: times.least * days, most: times.most * days };
  return { text: daysText(span), days: span };
}

const daysText = ({ least, most }: Span) => counted({ least: inHalves(least), most: inHalves(most) }, 'day');

const inHalves = (days: number) => Math.ceil(days * 2) / 2;
