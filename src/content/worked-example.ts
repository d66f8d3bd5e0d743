/** What a made-up project costs. Service pages show it, and copy refers to it as `{{price-mvp}}`. */
import type { Provider } from './schema/brand.ts';
import type { Example, Examples } from './schema/examples.ts';

const daysInWeek = 5;

export function priceOf(rate: number, people: number, weeks: number): number {
  return people * weeks * daysInWeek * rate;
}

const wholeNumber = new Intl.NumberFormat('en');

type Money = (amount: number) => string;

export const priceFormat =
  ({ sign }: Provider['currency']): Money =>
  (amount) =>
    sign + wholeNumber.format(amount);

/**
 * The facts that nobody types: the day rate, and by the name of each example and first step its price as copy has it, and
 * its amount and weeks as numbers for calculators.
 */
export function exampleFacts(
  { rate, examples, firstSteps }: Examples,
  currency: Provider['currency'],
): Record<string, string> {
  const money = priceFormat(currency);
  const priced = Object.entries({ ...firstSteps, ...examples });
  return Object.fromEntries([
    ['rate', money(rate)],
    ...priced.flatMap(([name, { people, weeks }]) => {
      const amount = priceOf(rate, people, weeks);
      return [
        [`price-${name}`, money(amount)],
        [`amount-${name}`, String(amount)],
        [`weeks-${name}`, String(weeks)],
      ];
    }),
  ]);
}

export function priceRange(
  rate: number,
  { people, weeks }: NonNullable<Example['whole']>,
  money: Money,
): string {
  const [least, most] = weeks.map((count) => money(priceOf(rate, people, count)));
  return `${least} to ${most}`;
}
