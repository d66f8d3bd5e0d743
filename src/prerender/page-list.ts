/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import * as pages from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { offerSections } from '../content/site.ts';

export type ListedPage = { path: string; data: { head: pages.Head } };

export function listPages(builder: pages.Builder): ListedPage[] {
  const { offers, caseStudies } = builder.site;
  return [
    { path: paths.home, data: pages.homeData(builder) },
    { path: paths.howWeWork, data: pages.howWeWorkData(builder) },
    { path: paths.company, data: pages.companyData(builder) },
    { path: paths.contact, data: pages.contactData(builder) },
    { path: paths.disclaimer, data: pages.textPageData(builder, 'disclaimer') },
    { path: paths.privacy, data: pages.textPageData(builder, 'privacy') },
    { path: paths.thankYou, data: pages.textPageData(builder, 'thankYou') },
    ...offerSections.flatMap((section) => [
      { path: paths[section], data: pages.offerIndexData(builder, section) },
      ...offers
        .filter((offer) => offer.section === section)
        .map((offer) => ({ path: offer.path, data: pages.offerData(builder, offer) })),
    ]),
    { path: paths.caseStudies, data: pages.caseStudyIndexData(builder) },
    ...caseStudies.map((study) => ({ path: study.path, data: pages.caseStudyData(builder, study) })),
  ];
}
