/** The index of case studies: `content/pages/case-studies.md`. */
import { paths } from '../../content/paths.ts';
import { areAllApproved, caseStudyTeaser } from '../case-study/teaser.ts';
import { type DataOf, definePage } from '../page-kind.ts';

export const caseStudies = definePage({
  route: paths.caseStudies,
  load: ({ approved, headline, lead, socialTitle }, site) => {
    const { content, hero } = site;
    return {
      ...{ headline, lead, socialTitle },
      ...(areAllApproved(content) && approved),
      image: hero('index-case-studies'),
      studies: content.caseStudies.map((study) => caseStudyTeaser(site, study)),
    };
  },
});

export type CaseStudyIndexData = DataOf<typeof caseStudies>;
