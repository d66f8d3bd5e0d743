/** The chart of a plan, for the drawing code. */
import type { Departure, ProjectCourse } from '../../drawings/charts/project-course.ts';
import type { PlanWords } from './plan-words.ts';
import type { Plan } from './rules.ts';

/** More names would leave no room for the course. */
const mostNames = { wide: 5, narrow: 3 };

const departures: Readonly<Record<string, Departure>> = {
  idea: 'open',
  hand: 'islet',
  running: 'coast',
  trouble: 'wreck',
};

export function chartOf(plan: Plan, words: PlanWords, shape: ProjectCourse['shape']): ProjectCourse {
  const { exists = 'unknown', want = '', users = '' } = plan.situation;
  return {
    name: `${exists} ${want} ${users}`,
    shape,
    departure: { kind: departures[exists] ?? 'unknown', ...words.departure },
    waypoints: words.stages.map(({ title, end, duration }) => ({ name: title, note: end || duration })),
    rocks: plan.risks.map(({ name, stage }) => ({ name, stage })),
    rocksAre: plan.risks.length > mostNames[shape] ? 'numbered' : 'named',
    islands: { count: plan.systems ?? 0, name: words.systems },
  };
}
