/** What a client can buy: `content/services/*.md` and its neighbours. */

import { paths } from '../../content/paths.ts';
import { toneOf } from '../../content/schema/offer.ts';
import { offerChartName } from '../../pictures/picture-names.ts';
import { calculatorData } from '../../site/calculator-data.ts';
import { breadcrumbTo, find, type Offer, pageName, type Site } from '../../site/site.ts';
import { caseStudyTeaser } from '../case-study-index/teaser.ts';
import { makePage } from '../make-page.ts';
import { costRows, examplePrice, priceFromStart } from './offer-price.ts';

export function offerPage(site: Site, offer: Offer) {
  const { content } = site;
  const { pictures } = content;
  const { path, section, slug, name, calculator, caseStudy, related, cost } = offer;
  const tone = toneOf(section);
  return makePage(site, 'offer', offer, {
    tone,
    breadcrumb: breadcrumbTo(site, paths[section], { label: name, path }),
    image: pictures.findHero(pictures.findChart(offerChartName(section, slug), tone)),
    topic: slug,
    price: examplePrice(content, slug),
    cost: { ...content.priceWords.offer, decides: cost.factors, rows: costRows(content, slug) },
    calculator: calculator ? calculatorData(site, calculator, offer) : null,
    study: caseStudy ? caseStudyTeaser(site, find(content.caseStudies, 'slug', caseStudy)) : null,
    howWeWork: pageName(content, paths.howWeWork),
    related: related.map((other) => linkTo(find(content.offers, 'path', other))),
  });
}

export type OfferData = ReturnType<typeof offerPage>['data'];

function linkTo({ path, name, summary }: Offer) {
  return { path, name, summary };
}

/** What lists show of an offer. */
export function offerCard({ content }: Site, { name, summary, path, slug, typicalTime }: Offer) {
  return { name, summary, path, typicalTime, price: priceFromStart(content, slug) };
}

export type OfferCard = ReturnType<typeof offerCard>;
