/** Every page, in the order of the sitemap. `page-template.tsx` has a template for each kind. */
import { offerSections } from '../content/content-files.ts';
import type { Site } from '../site/site.ts';
import { caseStudyPage } from './case-study/page.ts';
import { caseStudyIndex } from './case-study-index/page.ts';
import { company } from './company/page.ts';
import { contact } from './contact/page.ts';
import { home } from './home/page.ts';
import { howWeWork } from './how-we-work/page.ts';
import { offerPage } from './offer/page.ts';
import { offerIndex } from './offer-index/page.ts';
import { plotACourse } from './planner/page.ts';
import { textPage } from './text/page.ts';

export type Page = ReturnType<typeof listPages>[number];

export function listPages(site: Site) {
  const { offers, caseStudies, textPages } = site.content;
  return [
    home(site),
    howWeWork(site),
    company(site),
    contact(site),
    plotACourse(site),
    ...textPages.map((text) => textPage(site, text)),
    ...offerSections.flatMap((section) => [
      offerIndex(site, section),
      ...offers.filter((offer) => offer.section === section).map((offer) => offerPage(site, offer)),
    ]),
    caseStudyIndex(site),
    ...caseStudies.map((study) => caseStudyPage(site, study)),
  ].filter((page) => page !== null);
}
