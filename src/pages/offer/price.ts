/** What a service costs, by the example of its page. */
import { fill } from '../../../contract/fill.ts';
import { priceFormat, priceOf, priceRange } from '../../content/worked-example.ts';
import type { Site } from '../../site/site.ts';

/** The example's price with what it's the price of, or the words for a page that has none. */
export function priceShown(content: Site['content'], slug: string): string {
  return workedExample(content, slug)?.hero ?? content.prices.offer.hero.none;
}

/** Null where `examples.yaml` has none for the page. */
export function workedExample(
  { prices, examples: { rate, examples }, provider }: Site['content'],
  slug: string,
) {
  const money = priceFormat(provider.currency);
  const example = examples[slug];
  if (!example) return null;
  const { what, short, people, weeks, whole, first } = example;
  const inWeeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);
  const total = money(priceOf(rate, people, weeks));
  const sum = fill(prices.offer.sum, {
    people,
    weeks: inWeeks(weeks),
    rate: money(rate),
    total,
  });
  // Where the example is no more than the first stage, its price says it already.
  const isFirst = first?.people === people && first.weeks === weeks;
  const firstStage =
    first &&
    !isFirst &&
    fill(prices.offer.first, {
      people: first.people,
      weeks: inWeeks(first.weeks),
      price: money(priceOf(rate, first.people, first.weeks)),
    });
  const hero = fill(prices.offer.hero.price, { total, what: short });
  if (!whole) return { what, sum, hero, firstStage };
  const range = priceRange(rate, whole, money);
  const [least, most] = whole.weeks;
  const rest = { what: whole.what, people: whole.people, weeks: `${least} to ${most} weeks`, range };
  return {
    what,
    sum: `${sum} ${fill(prices.offer.whole, rest)}`,
    firstStage,
    hero: `${hero}${fill(prices.offer.hero.whole, { range, what: whole.short })}`,
  };
}
