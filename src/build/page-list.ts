/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
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
import { offerSections } from '../content/site.ts';
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

type About = Pick<ListedPage, 'socialLabel'>;
type Described = ListedPage['data'] & {
  headline: string;
  image?: Picture | null;
  breadcrumb?: BreadcrumbItems;
};

function listed(path: string, data: Described, about?: About): ListedPage {
  const { headline, image = null, breadcrumb } = data;
  const whole = withHead(path, data, headline, about);
  return { path, data: whole, headline, image, ...(breadcrumb && { breadcrumb }), ...about };
}

/** What the head alone says of a page is added here, where every page passes. */
function withHead(path: string, data: ListedPage['data'], headline: string, about?: About) {
  const socialImageAlt = [about?.socialLabel, plain(headline)].filter(Boolean).join(': ');
  const article = about && { isArticle: true };
  return { ...data, head: { ...data.head, socialImageAlt, markdown: markdownAddress(path), ...article } };
}

export function listPages(builder: Builder): ListedPage[] {
  const { offers, caseStudies, texts } = builder.site;
  const home = homeData(builder);
  const { headline, image } = home.hero;
  return [
    { path: paths.home, data: withHead(paths.home, home, headline), headline, image },
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
      return listed(study.path, data, { socialLabel });
    }),
  ];
}
