/** What a client can buy: the offers and their indexes. */
import { fill } from '../../../contract/fill.ts';
import type { OfferSection } from '../content-files.ts';
import { paths } from '../paths.ts';
import { offerChartName, offerDetailName } from '../picture-names.ts';
import type { Site, SiteOffer } from '../site.ts';
import { type Builder, breadcrumbTo, find, pageBase, type Tone } from './builder.ts';
import { calculatorData } from './calculators.ts';
import { caseStudyTeaser } from './case-studies.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: Builder, offer: SiteOffer) {
  const { name, summary, path, section, slug } = offer;
  return { name, summary, path, image: picture(offerDetailName(section, slug)) };
}

function linkTo({ path, name, summary }: SiteOffer) {
  return { path, name, summary };
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(builder: Builder, offer: SiteOffer) {
  const { site, hero } = builder;
  // Fields for cards and lists aren't part of the page's own data.
  const { path, section, order: _order, name: _name, summary: _summary, ...rest } = offer;
  const { cost, ...page } = rest;
  const { slug } = offer;
  return {
    ...pageBase(builder, path, page, toneOf(section)),
    breadcrumb: breadcrumbTo(builder, paths[section], { label: offer.name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    steps: { ...offer.steps, items: offer.steps.items.map(({ stage: _stage, ...step }) => step) },
    cost: { ...site.prices.offer, ...workedExample(site, cost) },
    calculator: offer.calculator ? calculatorData(builder, offer.calculator, offer) : null,
    caseStudies: offer.caseStudies.map((name) =>
      caseStudyTeaser(builder, find(site.caseStudies, 'slug', name)),
    ),
    related: offer.related.map((path) => linkTo(find(site.offers, 'path', path))),
  };
}

const wholeNumber = new Intl.NumberFormat('en');

const amountIn =
  ({ sign }: Site['provider']['currency']) =>
  (amount: number) =>
    sign + wholeNumber.format(amount);

function workedExample(
  { prices: { offer, exampleRate }, provider }: Site,
  { factors, example }: SiteOffer['cost'],
) {
  const money = amountIn(provider.currency);
  const { what, people, weeks } = example;
  const sum = fill(offer.sum, {
    people,
    weeks: weeks === 1 ? '1 week' : `${weeks} weeks`,
    rate: money(exampleRate),
    total: money(people * weeks * 5 * exampleRate),
  });
  return { decides: factors, what, sum };
}

/** Services and enterprises, with all their child pages, have dark heroes. */
export function toneOf(section: OfferSection): Tone {
  return section === 'startups' ? 'light' : 'dark';
}

export type OfferIndexData = ReturnType<typeof offerIndexData>;

export function offerIndexData(builder: Builder, section: OfferSection) {
  const { site, hero } = builder;
  const offers = site.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  return {
    ...pageBase(builder, paths[section], site.pages[section], toneOf(section)),
    prices: section === 'services' ? pricesData(site) : null,
    image: hero(`index-${section}`),
    offers: offers.map((offer) => offerCard(builder, offer)),
    caseStudies: site.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(builder, study)),
  };
}

/** Amounts as text. A browser's first formatted amount costs as much as evaluating React. */
function pricesData({ prices: { offer: _offer, exampleRate: _exampleRate, ...prices }, provider }: Site) {
  const money = amountIn(provider.currency);
  const bands = prices.bands.map(({ from, to, ...band }) => ({
    ...band,
    from: money(from),
    to: money(to),
  }));
  return { ...prices, bands };
}
