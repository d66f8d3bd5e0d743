/** Stages for tests of the planner's rules, so that editing an offer's page breaks none of them. */
import { findDuration } from '../../src/content/schema/stages.ts';
import type { Course, CourseStage, StageName } from '../../src/site/page-data.ts';

/** By two people at first, and then by three. */
export function course(stages: readonly CourseStage[]): Course {
  return { stages, source: 'A test', people: { first: 2, rest: 3 } };
}

/** A stage with a step for each duration; without a name, a step of work that has no stages. */
export function stage(name: StageName | null, ...durations: readonly string[]): CourseStage {
  return {
    name,
    title: name === null ? 'Steady work' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    steps: durations.map((duration, index) => ({
      title: `Step ${index + 1}`,
      duration,
      takes: findDuration(duration),
      description: `What happens in step ${index + 1}.`,
    })),
    stop: name === null ? null : 'You keep the papers.',
  };
}
