/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import type { Builder, Head, Picture, Tone } from '../content/page-data/builder.ts';
import { caseStudyData, caseStudyIndexData } from '../content/page-data/case-studies.ts';
import { homeData } from '../content/page-data/home.ts';
import { offerData, offerIndexData } from '../content/page-data/offers.ts';
import { plannerData } from '../content/page-data/planner.ts';
import {
  companyData,
  contactData,
  howWeWorkData,
  textPageData,
} from '../content/page-data/standing-pages.ts';
import { paths } from '../content/paths.ts';
import type { InstrumentName } from '../content/schema/instruments.ts';
import { offerSections } from '../content/site.ts';

export type ListedPage = {
  path: string;
  data: { head: Head; tone: Tone };
  /** For the picture that a shared link shows. */
  headline: string;
  image: Picture | null;
  /** What the page shows besides its template. */
  instrument?: InstrumentName;
};

type Illustrated = ListedPage['data'] & { headline: string; image?: Picture | null };

function listed(path: string, data: Illustrated): ListedPage {
  return { path, data, headline: data.headline, image: data.image ?? null };
}

export function listPages(builder: Builder): ListedPage[] {
  const { offers, caseStudies, texts } = builder.site;
  const home = homeData(builder);
  return [
    { path: paths.home, data: home, headline: home.hero.headline, image: home.hero.image },
    listed(paths.howWeWork, howWeWorkData(builder)),
    listed(paths.company, companyData(builder)),
    listed(paths.contact, contactData(builder)),
    { ...listed(paths.plotACourse, plannerData(builder)), instrument: 'plot-a-course' },
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
    ...caseStudies.map((study) => listed(study.path, caseStudyData(builder, study))),
  ];
}
