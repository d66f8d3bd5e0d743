/** Every concrete page of the site with its data: what is prerendered, listed in the sitemap and tested. */
import * as pages from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { offerSections } from '../content/site.ts';

export type ListedPage = {
  path: string;
  data: { head: pages.Head; tone: pages.Tone };
  /** For the picture that a shared link shows. */
  headline: string;
  image: pages.Picture | null;
};

type Illustrated = ListedPage['data'] & { headline: string; image?: pages.Picture };

function listed(path: string, data: Illustrated): ListedPage {
  return { path, data, headline: data.headline, image: data.image ?? null };
}

export function listPages(builder: pages.Builder): ListedPage[] {
  const { offers, caseStudies, texts } = builder.site;
  const home = pages.homeData(builder);
  return [
    { path: paths.home, data: home, headline: home.hero.headline, image: home.hero.image },
    listed(paths.howWeWork, pages.howWeWorkData(builder)),
    listed(paths.company, pages.companyData(builder)),
    listed(paths.contact, pages.contactData(builder)),
    ...texts.map((text) => listed(text.path, pages.textPageData(builder, text))),
    ...offerSections.flatMap((section) => [
      listed(paths[section], pages.offerIndexData(builder, section)),
      ...offers
        .filter((offer) => offer.section === section)
        .map((offer) => listed(offer.path, pages.offerData(builder, offer))),
    ]),
    listed(paths.caseStudies, pages.caseStudyIndexData(builder)),
    ...caseStudies.map((study) => listed(study.path, pages.caseStudyData(builder, study))),
  ];
}
