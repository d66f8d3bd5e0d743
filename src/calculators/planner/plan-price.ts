/** What a plan costs, at the people and the rate of the offer's worked example. */
import { amountIn, priceOf } from '../../../contract/amount.ts';
import { fill } from '../../../contract/fill.ts';
import type { Course, CourseStage } from '../../site/page-data.ts';
import { type Span, sumOf } from '../engine/days.ts';
import { counted, rangeOf } from '../engine/format.ts';
import { groupDigits } from '../engine/read-number.ts';
import type { PlannerInput } from './planner-questions.ts';
import { weeksOf } from './schedule.ts';

/** Null for work that isn't priced, or of a length that isn't known. */
export function priceIn(
  { copy: { texts }, provider, tables }: PlannerInput,
  { people }: Course,
  { stages, systems }: { stages: readonly CourseStage[]; systems: number },
) {
  if (people === null) return null;
  // What answers add has people of its own.
  const teams = stages.flatMap(({ title, steps }, index) => [
    {
      title,
      people: index === 0 ? people.first : people.rest,
      steps: steps.filter((step) => step.people === undefined),
    },
    ...steps.flatMap((step) =>
      step.people === undefined ? [] : [{ title: step.title ?? title, people: step.people, steps: [step] }],
    ),
  ]);
  // Exact, so that the rows add up.
  const money = (amount: number) => amountIn(provider.currency.sign, groupDigits(String(Math.round(amount))));
  const range = ({ least, most }: Span) => rangeOf(money(least), money(most));
  const parts = [];
  const prices: Span[] = [];
  for (const { title, people, steps } of teams) {
    // Work that goes on isn't in the price.
    const length = weeksOf(
      steps.filter(({ takes }) => takes),
      systems,
    );
    if (length === null) return null;
    const weeks = { least: inWhole(length.least), most: inWhole(length.most) };
    if (weeks.most === 0) continue;
    const price = {
      least: priceOf(tables.rate, people, weeks.least),
      most: priceOf(tables.rate, people, weeks.most),
    };
    prices.push(price);
    parts.push({
      title,
      people: `${people === 1 ? '1 person' : `${people} people`} for ${counted(weeks, 'week')}`,
      price: range(price),
    });
  }
  return { total: fill(texts.price, { range: range(sumOf(prices)) }), parts };
}

/** What's shown is what's priced. A stage of days is part of a week. */
const inWhole = (weeks: number) => (weeks < 1 ? Math.round(weeks * 10) / 10 : Math.round(weeks));
