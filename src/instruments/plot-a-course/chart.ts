/** The chart of a plan, for the drawing code, and the same in words for those who do not see it. */
import type { Departure, ProjectCourse } from '../../charts/compositions/project-course.ts';
import type { InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { formatDay, formatSpan } from './days.ts';
import type { Plan, PlannedStage } from './rules.ts';

type Words = InstrumentWords['plot-a-course'];

/** More names than that leave no room for the course. */
const mostNames = { wide: 5, narrow: 3 };

const departures = { idea: 'open', hand: 'islet', running: 'coast', trouble: 'wreck' } as const;

export function chartOf({ texts }: Words, plan: Plan, shape: ProjectCourse['shape']): ProjectCourse {
  const { exists = 'unknown', want = '', users = '' } = plan.situation;
  const kinds: Readonly<Record<string, Departure>> = departures;
  const names: Readonly<Record<string, string>> = texts.departure;
  return {
    name: `${exists} ${want} ${users}`,
    shape,
    departure: {
      kind: kinds[exists] ?? 'unknown',
      name: names[exists] ?? texts.departure.unknown,
      // The upright sheet has no room for it; the first stage's dates say as much.
      note:
        plan.start === null || shape === 'narrow' ? '' : fill(texts.from, { date: formatDay(plan.start) }),
    },
    waypoints: plan.stages.map((stage) => ({ name: stage.title, note: whenOf(stage) })),
    rocks: plan.rocks.map(({ name, stage }) => ({ name, stage })),
    rocksAre: plan.rocks.length > mostNames[shape] ? 'numbered' : 'named',
    islands: {
      count: plan.systems ?? 0,
      name: plan.systems === 1 ? texts.oneSystem : fill(texts.manySystems, { count: plan.systems ?? 0 }),
    },
  };
}

/** The dates between which a stage ends, or how long it takes while there is no first day. */
export function whenOf({ ends, duration }: PlannedStage, between?: string): string {
  return ends ? formatSpan(ends, between) : duration;
}

export function describeChart(words: Words, plan: Plan): string {
  const { texts } = words;
  const { departure } = chartOf(words, plan, 'wide');
  const rocks = plan.rocks.map(({ name, stage }) =>
    fill(texts.describedRock, { name, stage: plan.stages[stage]?.title ?? '' }),
  );
  return fill(texts.described, {
    departure: [departure.name, departure.note].filter((part) => part !== '').join(', '),
    waypoints: plan.stages
      .map((stage) => fill(texts.describedWaypoint, { name: stage.title, ends: whenOf(stage, ' to ') }))
      .join(' '),
    rocks:
      rocks.length > 0 ? fill(texts.describedRocks, { rocks: rocks.join(', ') }) : texts.describedNoRocks,
    islands: plan.systems ? fill(texts.describedIslands, { count: plan.systems }) : texts.describedNoIslands,
  });
}
