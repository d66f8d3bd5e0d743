/**
 * The registry of pages: every kind of page with its address, in the order of the sitemap. The list of pages, what
 * browsers get, and the templates in `src/pages/pages.ts` follow from it, and the compiler compares both.
 */

import type { ReadPage } from './content.ts';
import type { OfferSection } from './content-files.ts';
import { caseStudyData, caseStudyIndexData } from './page-data/case-studies.ts';
import { homeData } from './page-data/home.ts';
import { offerData, offerIndexData } from './page-data/offers.ts';
import type { PageContext } from './page-data/page-context.ts';
import { plannerData } from './page-data/planner.ts';
import { contactData, howWeWorkData, textPageData } from './page-data/single-pages.ts';
import { each, single } from './page-kind.ts';
import { company } from './pages/company.ts';
import { paths } from './paths.ts';

export const pageKinds = [
  single(paths.home, homeData, ({ hero }) => hero),
  single(paths.howWeWork, howWeWorkData),
  company,
  single(paths.contact, contactData, () => ({ needs: 'form' })),
  single(paths.plotACourse, plannerData, () => ({ needs: 'planner' })),
  each('/:slug', ({ texts }) => texts, textPageData),
  ...offerKinds('services'),
  ...offerKinds('enterprises'),
  ...offerKinds('startups'),
  single(paths.caseStudies, caseStudyIndexData),
  each(
    `${paths.caseStudies}/:slug`,
    ({ caseStudies }) => caseStudies,
    caseStudyData,
    ({ client, provisional }) => ({ socialLabel: [client, provisional?.label].filter(Boolean).join(' · ') }),
  ),
] as const;

/** An index, and the pages below it. */
function offerKinds<Section extends OfferSection>(section: Section) {
  return [
    single(paths[section], (context: PageContext) => offerIndexData(context, section)),
    each(
      `${paths[section]}/:slug`,
      ({ offers }) => offers.filter((offer) => offer.section === section),
      offerData,
      ({ calculator }) => ({ needs: calculator ? 'calculator' : undefined }),
    ),
  ] as const;
}

/** Reads the texts of the pages that have one to themselves. @returns what makes each kind's pages. */
export const openPages = (read: ReadPage) => pageKinds.map((kind) => kind.open(read));

/** Any page of the site, by its route. */
export type Page = ReturnType<ReturnType<typeof openPages>[number]>[number];
export type Route = Page['route'];

/** By route, what the page's template gets. */
export type PageData = { [Known in Page as Known['route']]: Known['data'] };
