/** What a client can buy: the offers and their indexes. */
import { fill } from '../../../contract/fill.ts';
import type { Content, OfferContent } from '../content.ts';
import type { OfferSection } from '../content-files.ts';
import { paths } from '../paths.ts';
import { offerChartName, offerDetailName } from '../pictures/picture-names.ts';
import { moneyIn, priceOf, priceRange } from '../worked-example.ts';
import { calculatorData } from './calculators.ts';
import { caseStudyTeaser } from './case-studies.ts';
import { breadcrumbTo, find, type PageContext, pageBase, type Tone } from './page-context.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: PageContext, offer: OfferContent) {
  const { name, summary, path, section, slug } = offer;
  return { name, summary, path, image: picture(offerDetailName(section, slug)) };
}

function linkTo({ path, name, summary }: OfferContent) {
  return { path, name, summary };
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(context: PageContext, offer: OfferContent) {
  const { content, hero } = context;
  const { path, section, slug, steps, cost } = offer;
  const { audience, firstResult, typicalTime, opensWith, outcomes, technology, notFor, questions, next } =
    offer;
  return {
    ...pageBase(context, path, offer, toneOf(section)),
    ...{ audience, firstResult, typicalTime, opensWith, outcomes, technology, notFor, questions, next },
    breadcrumb: breadcrumbTo(context, paths[section], { label: offer.name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    steps: {
      heading: steps.heading,
      note: steps.note,
      items: steps.items.map(({ title, duration, description }) => ({ title, duration, description })),
    },
    cost: { ...costWords(content), decides: cost.factors, worked: workedExample(content, slug) },
    calculator: offer.calculator ? calculatorData(context, offer.calculator, offer) : null,
    caseStudies: offer.caseStudies.map((name) =>
      caseStudyTeaser(context, find(content.caseStudies, 'slug', name)),
    ),
    related: offer.related.map((path) => linkTo(find(content.offers, 'path', path))),
  };
}

function costWords({ prices: { offer } }: Content) {
  const { heading, lead, factors, example, note, link, hero } = offer;
  return { heading, lead, factors, example, note, link, hero: { label: hero.label, none: hero.none } };
}

/** Null where `examples.yaml` has none for the page. */
function workedExample({ prices, examples: { rate, examples }, provider }: Content, slug: string) {
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

/** Services and enterprises, with all their child pages, have dark heroes. */
export function toneOf(section: OfferSection): Tone {
  return section === 'startups' ? 'light' : 'dark';
}

export type OfferIndexData = ReturnType<typeof offerIndexData>;

export function offerIndexData(context: PageContext, section: OfferSection) {
  const { content, hero } = context;
  const offers = content.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  const { listHeading, questions, next } = content.pages[section];
  return {
    ...pageBase(context, paths[section], content.pages[section], toneOf(section)),
    ...{ listHeading, questions, next },
    prices: section === 'services' ? pricesData(content) : null,
    image: hero(`index-${section}`),
    offers: offers.map((offer) => offerCard(context, offer)),
    caseStudies: content.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(context, study)),
  };
}

/** Amounts as text. A browser's first formatted amount costs as much as evaluating React. */
function pricesData({ prices, provider }: Content) {
  const money = moneyIn(provider.currency);
  const { heading, lead, drivers, noBands, columns, bandsLead } = prices;
  const bands = prices.bands.map(({ what, from, to, unit }) => ({
    ...{ what, unit },
    from: money(from),
    to: money(to),
  }));
  return { heading, lead, drivers, noBands, bands, columns, bandsLead };
}
