/** What a made-up project costs. Service pages show it, and copy refers to it as `{{price-mvp}}`. */
import { amountIn, priceOf } from '../../contract/amount.ts';
import type { Provider } from './schema/brand-schema.ts';
import type { Example, Prices } from './schema/prices.ts';

const wholeNumber = new Intl.NumberFormat('en');

type Money = (amount: number) => string;

export const priceFormat =
  ({ sign }: Provider['currency']): Money =>
  (amount) =>
    amountIn(sign, wholeNumber.format(amount));

/** Where a part of a day doesn't come to a whole amount, to the nearest ten. */
function priceOfDays(rate: number, days: number): number {
  return Number.isInteger(rate * days) ? rate * days : Math.round((rate * days) / 10) * 10;
}

/**
 * The day rate, and the price of each example, small job and number of days by its name; also amounts and weeks as
 * numbers, and what a founder has left, to the nearest thousand.
 */
export function exampleFacts(
  { rate, examples, smallJobs, days, founders }: Prices,
  currency: Provider['currency'],
): Record<string, string> {
  const money = priceFormat(currency);
  const firstStages = Object.entries(examples).flatMap(([name, { first }]) =>
    first ? [[`${name}-first-stage`, first] as const] : [],
  );
  const priced = [...Object.entries({ ...smallJobs, ...examples }), ...firstStages];
  return Object.fromEntries([
    ['rate', money(rate)],
    ...(founders ? [['spending', money(founders.spending)]] : []),
    ...Object.entries(founders?.cash ?? {}).map(([name, cash]) => [`cash-${name}`, money(cash)]),
    ...Object.entries(days).map(([name, count]) => [`price-${name}`, money(priceOfDays(rate, count))]),
    ...priced.flatMap(([name, { people, weeks }]) => {
      const amount = priceOf(rate, people, weeks);
      const cash = founders?.cash[name];
      const left = cash && cash - amount - (founders.spending * weeks * 12) / 52;
      return [
        [`price-${name}`, money(amount)],
        [`amount-${name}`, String(amount)],
        [`weeks-${name}`, String(weeks)],
        ...(left ? [[`left-${name}`, money(Math.round(left / 1000) * 1000)]] : []),
      ];
    }),
  ]);
}

export function firstStagePrice(
  { rate, examples }: Prices,
  slug: string,
  currency: Provider['currency'],
): string | null {
  const first = examples[slug]?.first;
  return first ? priceFormat(currency)(priceOf(rate, first.people, first.weeks)) : null;
}

export function priceRange(
  rate: number,
  { people, weeks }: NonNullable<Example['whole']>,
  money: Money,
): string {
  const [least, most] = weeks.map((count) => money(priceOf(rate, people, count)));
  return `${least} to ${most}`;
}
