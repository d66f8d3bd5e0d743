/** What a client can buy: the pages below services, enterprises and startups. */
import { fill } from '../../../contract/fill.ts';
import { calculatorData } from '../../content/calculator-data.ts';
import type { OfferSection } from '../../content/content-files.ts';
import { paths } from '../../content/paths.ts';
import { offerChartName } from '../../content/pictures/picture-names.ts';
import { toneOf } from '../../content/schema/offer.ts';
import { breadcrumbTo, find, type Offer, type Site } from '../../content/site.ts';
import { moneyIn, priceOf, priceRange } from '../../content/worked-example.ts';
import { caseStudyTeaser } from '../case-study/teaser.ts';
import { type DataOf, pages } from '../page.ts';

/** The offers of a section: `/services/dev-ops` and its neighbours. */
export const offersIn = <Section extends OfferSection>(section: Section) =>
  pages({
    route: `${paths[section]}/:slug`,
    entries: ({ offers }) => offers.filter((offer) => offer.section === section),
    load: offerData,
    meta: (_, { calculator }) => (calculator ? { needs: 'calculator' } : {}),
  });

export type OfferData = DataOf<ReturnType<typeof offersIn<'services'>>>;

function offerData(offer: Offer, site: Site) {
  const { content, hero } = site;
  const { path, section, slug, name, calculator, caseStudies, related, cost } = offer;
  return {
    tone: toneOf(section),
    breadcrumb: breadcrumbTo(site, paths[section], { label: name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    cost: { ...content.prices.offer, decides: cost.factors, worked: workedExample(content, slug) },
    calculator: calculator ? calculatorData(site, calculator, offer) : null,
    caseStudies: caseStudies.map((study) => caseStudyTeaser(site, find(content.caseStudies, 'slug', study))),
    related: related.map((other) => linkTo(find(content.offers, 'path', other))),
  };
}

function linkTo({ path, name, summary }: Offer) {
  return { path, name, summary };
}

/** Null where `examples.yaml` has none for the page. */
function workedExample({ prices, examples: { rate, examples }, provider }: Site['content'], slug: string) {
  const money = moneyIn(provider.currency);
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
