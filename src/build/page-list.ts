/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import { offerSections } from '../content/content-files.ts';
import {
  type BreadcrumbItems,
  type Builder,
  type Head,
  plain,
  type Tone,
} from '../content/page-data/builder.ts';
import { caseStudyData, caseStudyIndexData } from '../content/page-data/case-studies.ts';
import { homeData } from '../content/page-data/home.ts';
import { offerData, offerIndexData } from '../content/page-data/offers.ts';
import { plannerData } from '../content/page-data/planner.ts';
import { companyData, contactData, howWeWorkData, textPageData } from '../content/page-data/single-pages.ts';
import { markdownAddress, paths } from '../content/paths.ts';
import type { Picture } from '../content/picture.ts';

import type { CalculatorKind } from './page-shell.ts';

export type ListedPage = {
  path: string;
  data: { head: Head; tone: Tone };
  headline: string;
  socialLabel?: string;
  image: Picture | null;
  breadcrumb?: BreadcrumbItems;
  calculator?: CalculatorKind;
};

type Data = ListedPage['data'];
type Shown = { headline: string; image?: Picture | null; breadcrumb?: BreadcrumbItems };

const listed = (path: string, data: Data & Shown, socialLabel?: string) =>
  listedAs(path, data, data, socialLabel);

/** What only the head says of a page is added here, where every page passes. */
function listedAs(path: string, data: Data, shown: Shown, socialLabel?: string): ListedPage {
  const { headline, image = null, breadcrumb } = shown;
  const socialImageAlt = [socialLabel, plain(headline)].filter(Boolean).join(': ');
  const article = socialLabel && { isArticle: true };
  const head = { ...data.head, socialImageAlt, markdown: markdownAddress(path), ...article };
  return {
    ...{ path, data: { ...data, head }, headline, image },
    ...(breadcrumb && { breadcrumb }),
    ...(socialLabel && { socialLabel }),
  };
}

export function listPages(builder: Builder): ListedPage[] {
  const { offers, caseStudies, texts } = builder.site;
  const home = homeData(builder);
  return [
    listedAs(paths.home, home, home.hero),
    listed(paths.howWeWork, howWeWorkData(builder)),
    listed(paths.company, companyData(builder)),
    listed(paths.contact, contactData(builder)),
    { ...listed(paths.plotACourse, plannerData(builder)), calculator: 'planner' },
    ...texts.map((text) => listed(text.path, textPageData(builder, text))),
    ...offerSections.flatMap((section) => [
      listed(paths[section], offerIndexData(builder, section)),
      ...offers
        .filter((offer) => offer.section === section)
        .map((offer) => ({
          ...listed(offer.path, offerData(builder, offer)),
          ...(offer.calculator && { calculator: 'offer' as const }),
        })),
    ]),
    listed(paths.caseStudies, caseStudyIndexData(builder)),
    ...caseStudies.map((study) => {
      const data = caseStudyData(builder, study);
      const socialLabel = [data.client, data.provisional?.label].filter(Boolean).join(' · ');
      return listed(study.path, data, socialLabel);
    }),
  ];
}
