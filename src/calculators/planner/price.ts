/** What a plan costs, at the people and the rate of the offer's worked example. */
import type { Course, CourseStage } from '../../site/page-data.ts';
import { type Span, weeksIn } from '../engine/days.ts';
import { lengthOf } from './schedule.ts';

const daysInWeek = 5;

export type PricedPart = { title: string; people: number; weeks: Span; price: Span };

export type PlanPrice = { parts: readonly PricedPart[]; total: Span } | null;

export function planPrice(
  { people }: Course,
  { rate, stages, systems }: { rate: number; stages: readonly CourseStage[]; systems: number | null },
): PlanPrice {
  if (people === null) return null;
  const waits = stages.some(({ steps }) =>
    steps.some((step) => step.takes && lengthOf(step, systems) === null),
  );
  if (waits) return null;
  const parts = stages.flatMap(({ title, steps }, index) => {
    const own = steps.filter((step) => step.people === undefined);
    const added = steps.filter((step) => step.people !== undefined);
    const stage = { title, people: index === 0 ? people.first : people.rest, steps: own };
    return [
      stage,
      ...added.map((step) => ({ title: step.title ?? title, people: step.people ?? 0, steps: [step] })),
    ];
  });
  const priced = parts
    .map(({ title, people, steps }): PricedPart => {
      const { least, most } = sum(steps.map((step) => weeksOf(lengthOf(step, systems))));
      const weeks = { least: inWhole(least), most: inWhole(most) };
      const ofWeeks = (count: number) => count * people * daysInWeek * rate;
      return { title, people, weeks, price: { least: ofWeeks(weeks.least), most: ofWeeks(weeks.most) } };
    })
    .filter(({ weeks }) => weeks.most > 0);
  return { parts: priced, total: sum(priced.map(({ price }) => price)) };
}

const weeksOf = (takes: ReturnType<typeof lengthOf>): Span =>
  takes
    ? { least: takes.least * weeksIn[takes.unit], most: takes.most * weeksIn[takes.unit] }
    : { least: 0, most: 0 };

/** What's shown is what's priced. A stage of days is part of a week. */
const inWhole = (weeks: number) => (weeks < 1 ? Math.round(weeks * 10) / 10 : Math.round(weeks));

const sum = (spans: readonly Span[]): Span =>
  spans.reduce((all, { least, most }) => ({ least: all.least + least, most: all.most + most }), {
    least: 0,
    most: 0,
  });
