/** What a made-up project costs. Service pages show it, and copy refers to it as `{{price-mvp}}`. */
import type { Provider } from './schema/brand.ts';
import type { Example, Examples } from './schema/examples.ts';

const daysInWeek = 5;

export function priceOf(rate: number, people: number, weeks: number): number {
  return people * weeks * daysInWeek * rate;
}

const wholeNumber = new Intl.NumberFormat('en');

type Money = (amount: number) => string;

export const moneyIn =
  ({ sign }: Provider['currency']): Money =>
  (amount) =>
    sign + wholeNumber.format(amount);

/** The facts that nobody types: a price for each example, by the name of its page. */
export function exampleFacts(
  { rate, examples }: Examples,
  currency: Provider['currency'],
): Record<string, string> {
  const money = moneyIn(currency);
  return Object.fromEntries(
    Object.entries(examples).map(([name, { people, weeks }]) => [
      `price-${name}`,
      money(priceOf(rate, people, weeks)),
    ]),
  );
}

export function priceRange(
  rate: number,
  { people, weeks }: NonNullable<Example['whole']>,
  money: Money,
): string {
  const [least, most] = weeks.map((count) => money(priceOf(rate, people, count)));
  return `${least} to ${most}`;
}
