/** The index of case studies: `content/pages/case-studies.md`. */
import { paths } from '../../content/paths.ts';
import { type DataOf, definePage } from '../page-kind.ts';
import { areAllApproved, caseStudyTeaser } from './teaser.ts';

export const caseStudies = definePage({
  route: paths.caseStudies,
  load: ({ approved, headline, lead, socialTitle }, site) => {
    const { content } = site;
    return {
      ...{ headline, lead, socialTitle },
      ...(areAllApproved(content) && approved),
      image: content.pictures.findHero('index-case-studies'),
      studies: content.caseStudies.map((study) => caseStudyTeaser(site, study)),
    };
  },
});

export type CaseStudyIndexData = DataOf<typeof caseStudies>;
