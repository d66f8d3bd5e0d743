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
  const { what, short, people, weeks, whole } = example;
  const total = money(priceOf(rate, people, weeks));
  const sum = fill(prices.offer.sum, {
    people,
    weeks: weeks === 1 ? '1 week' : `${weeks} weeks`,
    rate: money(rate),
    total,
  });
  const hero = fill(prices.offer.hero.price, { total, what: short });
  if (!whole) return { what, sum, hero };
  const range = priceRange(rate, whole, money);
  const [least, most] = whole.weeks;
  const rest = { what: whole.what, people: whole.people, weeks: `${least} to ${most} weeks`, range };
  return {
    what,
    sum: `${sum} ${fill(prices.offer.whole, rest)}`,
    hero: `${hero}${fill(prices.offer.hero.whole, { range, what: whole.short })}`,
  };
}
