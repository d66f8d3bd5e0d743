/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import {
  type Builder,
  type Head,
  type Picture,
  plain,
  type Tone,
  type Trail,
} from '../content/page-data/builder.ts';
import { caseStudyData, caseStudyIndexData } from '../content/page-data/case-studies.ts';
import { homeData } from '../content/page-data/home.ts';
import { offerData, offerIndexData } from '../content/page-data/offers.ts';
import {
  companyData,
  contactData,
  howWeWorkData,
  textPageData,
} from '../content/page-data/standing-pages.ts';
import { markdownAddress, paths } from '../content/paths.ts';
import type { InstrumentName } from '../content/schema/instruments.ts';
import { offerSections } from '../content/site.ts';

export type ListedPage = {
  path: string;
  data: { head: Head; tone: Tone };
  /** For the picture that a shared link shows. */
  headline: string;
  /** Over the headline there: whom the page is about. */
  socialLabel?: string;
  image: Picture | null;
  trail?: Trail;
  /** What the page shows besides its template. */
  instrument?: InstrumentName;
};

type Described = ListedPage['data'] & { headline: string; image?: Picture | null; trail?: Trail };

/** What only the head says of a page is added to its data here, where every page passes. */
function listed(path: string, data: Described, about?: Pick<ListedPage, 'socialLabel'>): ListedPage {
  const { headline, image = null, trail } = data;
  const socialImageAlt = [about?.socialLabel, plain(headline)].filter(Boolean).join(': ');
  const head = {
    ...data.head,
    socialImageAlt,
    markdown: markdownAddress(path),
    ...(about && { isArticle: true }),
  };
  return { path, data: { ...data, head }, headline, image, ...(trail && { trail }), ...about };
}

export function listPages(builder: Builder): ListedPage[] {
  const { offers, caseStudies, texts } = builder.site;
  const home = homeData(builder);
  return [
    listed(paths.home, { ...home, headline: home.hero.headline, image: home.hero.image }),
    listed(paths.howWeWork, howWeWorkData(builder)),
    listed(paths.company, companyData(builder)),
    listed(paths.contact, contactData(builder)),
    ...texts.map((text) => listed(text.path, textPageData(builder, text))),
    ...offerSections.flatMap((section) => [
      listed(paths[section], offerIndexData(builder, section)),
      ...offers
        .filter((offer) => offer.section === section)
        .map((offer) => ({
          ...listed(offer.path, offerData(builder, offer)),
          ...(offer.instrument && { instrument: offer.instrument }),
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
