/** The indexes of services, enterprises and startups. */
import type { OfferSection } from '../../content/content-files.ts';
import { paths } from '../../content/paths.ts';
import { toneOf } from '../../content/schema/offer.ts';
import { type CaseStudy, type Offer, plannerLink, type Site } from '../../site/site.ts';
import { caseStudyTeaser } from '../case-study-index/teaser.ts';
import { makePage } from '../make-page.ts';
import { priceShown } from '../offer/offer-price.ts';
import { offerCard } from '../offer/page.ts';

/** It's there if its file is. */
export function offerIndex(site: Site, section: OfferSection) {
  const { content } = site;
  const page = content.pages[paths[section]];
  if (!page) return null;
  const { table } = page;
  const offers = content.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  const shared = ({ services }: CaseStudy) => services.filter((path) => inSection.has(path)).length;
  const [study] = content.caseStudies.toSorted((one, other) => shared(other) - shared(one));
  return makePage(site, 'offer-index', page, {
    tone: toneOf(section),
    planner: plannerLink(content),
    prices: section === 'services' ? content.priceWords : null,
    image: content.pictures.findHero(`index-${section}`),
    table: table && { columns: table, rows: content.offers.map((offer) => tableRow(content, offer)) },
    offers: table ? [] : offers.map((offer) => offerCard(site, offer)),
    study: study && shared(study) > 0 ? caseStudyTeaser(site, study) : null,
  });
}

export type OfferIndexData = NonNullable<ReturnType<typeof offerIndex>>['data'];

function tableRow(content: Site['content'], offer: Offer) {
  const { situation, name, path, firstResult, typicalTime, slug } = offer;
  return { situation, name, path, firstResult, typicalTime, price: priceShown(content, slug) };
}
