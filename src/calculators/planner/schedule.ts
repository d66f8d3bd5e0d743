/** When the stages of a plan start and end. */
import type { CourseStage, CourseStep, Duration, PlannerCopy } from '../../site/page-data.ts';
import { addTime, type Span, sumOf, weeksIn } from '../engine/days.ts';
import { applies, type Situation } from './planner-questions.ts';

export type PlannedStage = CourseStage & {
  starts: Span | null;
  ends: Span | null;
};

/** The stages with a further step for each answer that makes them longer. Work without our stages has none. */
export function withAdded(
  { adds }: PlannerCopy,
  stages: readonly CourseStage[],
  situation: Situation,
): readonly CourseStage[] {
  const counts = stages.some(({ steps }) => steps.some(({ takes }) => takes?.each));
  const added = adds.filter(({ when, takes }) => applies(when, situation) && !(takes.each && counts));
  return stages.map((stage) => ({
    ...stage,
    steps: [
      ...stage.steps,
      ...added
        .filter((add) => add.stage === stage.name)
        .map(({ what, why, people, takes }): CourseStep => {
          return { title: what, description: why, duration: takes.text, takes, people };
        }),
    ],
  }));
}

/**
 * Each stage starts when the one before it ends: at the earliest after its earliest end, at the latest after its
 * latest.
 */
export function withDates(stages: readonly CourseStage[], start: number, systems: number): PlannedStage[] {
  let at: Span | null = { least: start, most: start };
  return stages.map((stage) => {
    const starts = at;
    for (const step of stage.steps) {
      const length = lengthOf(step, systems);
      at = at &&
        length && {
          least: addTime(at.least, length.least, length.unit),
          most: addTime(at.most, length.most, length.unit),
        };
    }
    return { ...stage, starts, ends: at };
  });
}

/** One connection joins the first two systems, and each further system needs one more. */
function lengthOf({ takes }: CourseStep, systems: number): Duration | null {
  if (!takes?.each) return takes;
  if (Number.isNaN(systems)) return null;
  const further = Math.max(0, systems - 2);
  return { ...takes, least: takes.least * further, most: takes.most * further };
}

/** Null if the length of one isn't known. */
export function weeksOf(steps: readonly CourseStep[], systems: number): Span | null {
  const lengths = steps.map((step) => lengthOf(step, systems)).filter((length) => length !== null);
  if (lengths.length < steps.length) return null;
  return sumOf(
    lengths.map(({ least, most, unit }) => ({ least: least * weeksIn[unit], most: most * weeksIn[unit] })),
  );
}
