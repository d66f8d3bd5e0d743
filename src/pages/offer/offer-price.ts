/** What a service costs, by the example of its page. */
import { priceOf } from '../../../contract/amount.ts';
import { fill } from '../../../contract/fill.ts';
import { firstStagePrice, priceFormat, priceRange } from '../../content/worked-example.ts';
import type { Site } from '../../site/site.ts';

type Content = Site['content'];

export function examplePrice({ priceWords, prices: { rate, examples }, provider }: Content, slug: string) {
  const example = examples[slug];
  if (!example) return priceWords.offer.hero.none;
  const total = priceFormat(provider.currency)(priceOf(rate, example.people, example.weeks));
  return fill(priceWords.offer.hero.price, { total, what: example.short });
}

/** The same in a list of services, with the price of what comes after a first step. */
export function priceShown(content: Content, slug: string): string {
  const { priceWords, prices, provider } = content;
  const whole = prices.examples[slug]?.whole;
  const price = examplePrice(content, slug);
  if (!whole) return price;
  const range = priceRange(prices.rate, whole, priceFormat(provider.currency));
  return price + fill(priceWords.offer.hero.whole, { range, what: whole.short });
}

/** The same on a card, which begins with the smallest step that can be bought. */
export function priceFromStart(content: Content, slug: string): string {
  const { priceWords, prices, provider } = content;
  const price = priceShown(content, slug);
  const first = firstStagePrice(prices, slug, provider.currency);
  if (first === null || price.startsWith(first)) return price;
  return fill(priceWords.offer.hero.start, { first, price });
}

type Work = { what: string; people: number; weeks: number };

export function costRows({ priceWords, prices, provider }: Content, slug: string) {
  const { rate, smallJobs } = prices;
  const example = prices.examples[slug];
  if (!example) return [];
  const money = priceFormat(provider.currency);
  const { first, whole } = example;
  const row = ({ what, people, weeks }: Work) => ({
    what,
    people,
    weeks: weeks === 1 ? '1 week' : `${weeks} weeks`,
    price: money(priceOf(rate, people, weeks)),
  });
  // Where the example is no more than the first stage, its price says it already.
  const isFirst = first?.people === example.people && first.weeks === example.weeks;
  const last = whole && {
    what: whole.what,
    people: whole.people,
    weeks: `${whole.weeks[0]} to ${whole.weeks[1]} weeks`,
    price: priceRange(rate, whole, money),
  };
  return [
    row(example),
    ...(first && !isFirst ? [row({ what: priceWords.offer.first, ...first })] : []),
    ...Object.values(smallJobs)
      .filter(({ service }) => service === slug)
      .map(row),
    ...(last ? [last] : []),
  ].map(({ people, weeks, ...shown }) => ({
    ...shown,
    team: fill(priceWords.offer.team, { people: people === 1 ? '1 person' : `${people} people`, weeks }),
  }));
}
