/** What a client can buy: the offers and their indexes. */
import type { ProseSection } from '../markdown.ts';
import { paths } from '../paths.ts';
import { offerChartName, offerDetailName, stepsChartName } from '../picture-names.ts';
import { isTextLayout, type OfferPart, type TextLayout } from '../schema/offer.ts';
import type { OfferSection, Site, SiteOffer } from '../site.ts';
import { type Builder, breadcrumbTo, find, pageBase, type Tone } from './builder.ts';
import { caseStudyTeaser } from './case-studies.ts';
import { instrumentData } from './instruments.ts';
import { neighboursIn } from './neighbours.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: Builder, offer: SiteOffer) {
  const { name, summary, path, section, slug } = offer;
  return { name, summary, path, image: picture(offerDetailName(section, slug)) };
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(builder: Builder, offer: SiteOffer) {
  const { site, hero } = builder;
  // What only cards and lists say of an offer stays out of its page's data.
  const { path, section, order: _order, name: _name, summary: _summary, ...rest } = offer;
  const { composition: _composition, sections: _sections, ...page } = rest;
  const { slug } = offer;
  const { previous, following } = neighboursIn(site.offers, offer);
  return {
    ...pageBase(builder, path, page, toneOf(section)),
    breadcrumb: breadcrumbTo(builder, paths[section], { label: offer.name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    chart: builder.picture(stepsChartName(section, slug)),
    blocks: blocksOf(offer),
    instrument: offer.instrument ? instrumentData(builder, offer.instrument, offer) : null,
    caseStudies: offer.caseStudies.map((name) =>
      caseStudyTeaser(builder, find(site.caseStudies, 'slug', name)),
    ),
    related: offer.related.map((path) => offerCard(builder, find(site.offers, 'path', path))),
    previous: neighbour(previous),
    following: neighbour(following),
  };
}

function neighbour({ path, name, summary }: SiteOffer) {
  return { path, name, words: summary };
}

export type OfferBlock = { layout: TextLayout; section: ProseSection } | { part: OfferPart };

/** What the page consists of, in its order: each layout takes the next section of the text. */
function blocksOf({ composition, sections }: SiteOffer): OfferBlock[] {
  const blocks: OfferBlock[] = [];
  const written = sections.values();
  for (const entry of composition) {
    if (isTextLayout(entry)) {
      const { value: section } = written.next();
      if (section) blocks.push({ layout: entry, section });
    } else blocks.push({ part: entry });
  }
  return blocks;
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
    prices: section === 'services' ? pricesData(site.prices) : null,
    image: hero(`index-${section}`),
    offers: offers.map((offer) => offerCard(builder, offer)),
    caseStudies: site.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(builder, study)),
  };
}

const dollars = new Intl.NumberFormat('en-SG', {
  style: 'currency',
  currency: 'SGD',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
});

/** Amounts as text: to write a first one costs a browser as much as to evaluate React. */
function pricesData(prices: Site['prices']) {
  const bands = prices.bands.map(({ from, to, ...band }) => ({
    ...band,
    from: dollars.format(from),
    to: dollars.format(to),
  }));
  return { ...prices, bands };
}
