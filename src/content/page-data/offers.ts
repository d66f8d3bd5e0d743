/** What a client can buy: the offers and their indexes. */
import { paths } from '../paths.ts';
import type { OfferSection, SiteOffer } from '../site.ts';
import { type Builder, find, head, nameOf, type Tone } from './builder.ts';
import { caseStudyTeaser } from './case-studies.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: Builder, offer: SiteOffer) {
  const { name, summary, path, section, slug, audience } = offer;
  return { name, summary, path, audience, image: picture(`detail-${section}-${slug}`) };
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(builder: Builder, offer: SiteOffer) {
  const { site, picture } = builder;
  const { title, description, socialTitle, path, slug, section, ...words } = offer;
  // What only cards and lists say of an offer stays out of its page's data.
  const { file: _file, order: _order, name: _name, summary: _summary, ...ownWords } = words;
  return {
    head: head(builder, path, { title, description, socialTitle }),
    tone: toneOf(section),
    ...ownWords,
    parent: { label: nameOf(site, `/${section}`), path: `/${section}` },
    image: picture(`${section}-${slug}`),
    topic: section === 'services' ? slug : null,
    caseStudies: words.caseStudies.map((name) =>
      caseStudyTeaser(builder, find(site.caseStudies, 'slug', name)),
    ),
    related: words.related.map((path) => offerCard(builder, find(site.offers, 'path', path))),
  };
}

/** Services and enterprises, with all their child pages, have dark heroes. */
function toneOf(section: OfferSection): Tone {
  return section === 'startups' ? 'light' : 'dark';
}

export type OfferIndexData = ReturnType<typeof offerIndexData>;

export function offerIndexData(builder: Builder, section: OfferSection) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = site.pages[section];
  const offers = site.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  return {
    head: head(builder, paths[section], { title, description, socialTitle }),
    tone: toneOf(section),
    section,
    ...words,
    image: picture(`index-${section}`),
    offers: offers.map((offer) => offerCard(builder, offer)),
    caseStudies: site.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(builder, study)),
  };
}
