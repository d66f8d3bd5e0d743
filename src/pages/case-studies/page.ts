/** The index of case studies: `content/pages/case-studies.md`. */
import { paths } from '../../content/paths.ts';
import { pageName } from '../../site/site.ts';
import { areAllApproved, caseStudyTeaser } from '../case-study/teaser.ts';
import { type DataOf, definePage } from '../page-kind.ts';

export const caseStudies = definePage({
  route: paths.caseStudies,
  load: ({ approved, headline, lead, socialTitle }, site) => {
    const { content, hero } = site;
    const studies = content.caseStudies.map((study) => ({
      ...caseStudyTeaser(site, study),
      services: study.services.map((path) => ({ path })),
    }));
    const services = new Set(content.caseStudies.flatMap((study) => study.services));
    return {
      ...{ headline, lead, socialTitle },
      ...(areAllApproved(content) && approved),
      image: hero('index-case-studies'),
      studies,
      platforms: [...new Set(studies.flatMap((study) => study.platforms))].sort(),
      services: [...services].map((path) => ({
        slug: path.split('/').at(-1) ?? '',
        name: pageName(content, path),
      })),
    };
  },
});

export type CaseStudyIndexData = DataOf<typeof caseStudies>;
