/** What a client can buy: the offers and their indexes. */
import { paths } from '../paths.ts';
import { offerChartName, offerDetailName } from '../picture-names.ts';
import type { OfferSection, SiteOffer } from '../site.ts';
import { type Builder, find, pageBase, type Tone, trailTo } from './builder.ts';
import { caseStudyTeaser } from './case-studies.ts';
import { instrumentData } from './instruments.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: Builder, offer: SiteOffer) {
  const { name, summary, path, section, slug } = offer;
  return { name, summary, path, image: picture(offerDetailName(section, slug)) };
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(builder: Builder, offer: SiteOffer) {
  const { site, hero } = builder;
  // What only cards and lists say of an offer stays out of its page's data.
  const { path, section, order: _order, name: _name, summary: _summary, updated: _updated, ...page } = offer;
  const { slug } = offer;
  return {
    ...pageBase(builder, path, page, toneOf(section)),
    trail: trailTo(builder, paths[section], { label: offer.name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    instrument: offer.instrument ? instrumentData(builder, offer.instrument, offer) : null,
    caseStudies: offer.caseStudies.map((name) =>
      caseStudyTeaser(builder, find(site.caseStudies, 'slug', name)),
    ),
    related: offer.related.map((path) => offerCard(builder, find(site.offers, 'path', path))),
  };
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
    prices: section === 'services' ? site.prices : null,
    image: hero(`index-${section}`),
    offers: offers.map((offer) => offerCard(builder, offer)),
    caseStudies: site.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(builder, study)),
  };
}
