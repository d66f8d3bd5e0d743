/** A list of offers with a text around it: services, enterprises and startups in `content/pages/`. */
import { z } from 'zod';
import type { OfferSection } from '../content-files.ts';
import { type PageContext, pageBase } from '../page-context.ts';
import { type PageText, sharedPage } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { closing, headline, question, text, writtenPage } from '../schema/text.ts';
import { moneyIn } from '../worked-example.ts';
import { type CaseStudySources, caseStudyTeaser } from './case-study.ts';
import { type Offer, type OfferSources, offerCard, priceShown, toneOf } from './offer.ts';

export const offerIndexSchema = z.strictObject({
  ...writtenPage.shape,
  listHeading: headline.describe('the headline above the services'),
  table: z
    .strictObject({
      situation: text.describe('the heading of its first column'),
      service: text.describe('of the second'),
      firstResult: text.describe('of the third'),
      typicalTime: text.describe('of the fourth'),
      price: text.describe('of the fifth'),
    })
    .optional()
    .describe('a table of all services, in the place of the list of this section’s'),
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});

export interface OfferIndexSources extends OfferSources {
  pages: CaseStudySources['pages'] & Record<OfferSection, PageText<typeof offerIndexSchema>>;
}

export type OfferIndexData = ReturnType<typeof offerIndexData>;

function offerIndexData(context: PageContext<OfferIndexSources>, section: OfferSection) {
  const { content, hero } = context;
  const offers = content.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  const { listHeading, table, questions, next } = content.pages[section];
  return {
    ...pageBase(context, paths[section], content.pages[section], toneOf(section)),
    ...{ listHeading, questions, next },
    prices: section === 'services' ? pricesData(content) : null,
    image: hero(`index-${section}`),
    table: table && { columns: table, rows: content.offers.map((offer) => tableRow(content, offer)) },
    offers: table ? [] : offers.map((offer) => offerCard(context, offer)),
    caseStudies: content.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(context, study)),
  };
}

function tableRow(content: OfferSources, offer: Offer) {
  const { situation, name, path, firstResult, typicalTime, slug } = offer;
  return { situation, name, path, firstResult, typicalTime, price: priceShown(content, slug) };
}

/** Amounts as text. A browser's first formatted amount costs as much as evaluating React. */
function pricesData({ prices, provider }: OfferIndexSources) {
  const money = moneyIn(provider.currency);
  const { heading, lead, drivers, noBands, columns, bandsLead } = prices;
  const bands = prices.bands.map(({ what, from, to, unit }) => ({
    ...{ what, unit },
    from: money(from),
    to: money(to),
  }));
  return { heading, lead, drivers, noBands, bands, columns, bandsLead };
}

export const offerIndex = <Section extends OfferSection>(section: Section) =>
  sharedPage(paths[section], (context: PageContext<OfferIndexSources>) => offerIndexData(context, section));
