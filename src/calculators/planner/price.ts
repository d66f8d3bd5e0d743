/** What a plan costs, at the people and the rate of the offer's worked example. */
import { priceOf } from '../../../contract/amount.ts';
import type { Course, CourseStage } from '../../site/page-data.ts';
import { type Span, sumOf } from '../engine/days.ts';
import { weeksOf } from './schedule.ts';

type PricedPart = { title: string; people: number; weeks: Span; price: Span };

/** Null for work that isn't priced, or of a length that isn't known. */
export function planPrice(
  { people }: Course,
  { rate, stages, systems }: { rate: number; stages: readonly CourseStage[]; systems: number | null },
): { parts: readonly PricedPart[]; total: Span } | null {
  if (people === null) return null;
  const teams = stages.flatMap(({ title, steps }, index) => [
    {
      ...{ title, people: index === 0 ? people.first : people.rest },
      steps: steps.filter((step) => step.people === undefined),
    },
    ...steps.flatMap((step) =>
      step.people === undefined ? [] : [{ title: step.title ?? title, people: step.people, steps: [step] }],
    ),
  ]);
  const parts: PricedPart[] = [];
  for (const { title, people, steps } of teams) {
    // Work that goes on isn't in the price.
    const length = weeksOf(
      steps.filter(({ takes }) => takes),
      systems,
    );
    if (length === null) return null;
    const weeks = { least: inWhole(length.least), most: inWhole(length.most) };
    const price = { least: priceOf(rate, people, weeks.least), most: priceOf(rate, people, weeks.most) };
    if (weeks.most > 0) parts.push({ title, people, weeks, price });
  }
  return { parts, total: sumOf(parts.map(({ price }) => price)) };
}

/** What's shown is what's priced. A stage of days is part of a week. */
const inWhole = (weeks: number) => (weeks < 1 ? Math.round(weeks * 10) / 10 : Math.round(weeks));
