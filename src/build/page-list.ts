/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import { offerSections } from '../content/content-files.ts';
import { caseStudyData, caseStudyIndexData } from '../content/page-data/case-studies.ts';
import { homeData } from '../content/page-data/home.ts';
import { offerData, offerIndexData } from '../content/page-data/offers.ts';
import {
  type BreadcrumbItems,
  type Head,
  type PageContext,
  plain,
  type Tone,
} from '../content/page-data/page-context.ts';
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

export function listPages(context: PageContext): ListedPage[] {
  const { offers, caseStudies, texts } = context.site;
  const home = homeData(context);
  return [
    listedAs(paths.home, home, home.hero),
    listed(paths.howWeWork, howWeWorkData(context)),
    listed(paths.company, companyData(context)),
    listed(paths.contact, contactData(context)),
    { ...listed(paths.plotACourse, plannerData(context)), calculator: 'planner' },
    ...texts.map((text) => listed(text.path, textPageData(context, text))),
    ...offerSections.flatMap((section) => [
      listed(paths[section], offerIndexData(context, section)),
      ...offers
        .filter((offer) => offer.section === section)
        .map((offer) => ({
          ...listed(offer.path, offerData(context, offer)),
          ...(offer.calculator && { calculator: 'offer' as const }),
        })),
    ]),
    listed(paths.caseStudies, caseStudyIndexData(context)),
    ...caseStudies.map((study) => {
      const data = caseStudyData(context, study);
      const socialLabel = [data.client, data.provisional?.label].filter(Boolean).join(' · ');
      return listed(study.path, data, socialLabel);
    }),
  ];
}
