/** The index of case studies: `content/pages/case-studies.md`. */
import { paths } from '../../content/paths.ts';
import type { Site } from '../../site/site.ts';
import { makePage } from '../make-page.ts';
import { areAllApproved, caseStudyTeaser } from './teaser.ts';

export function caseStudyIndex(site: Site) {
  const { content } = site;
  const page = content.pages[paths.caseStudies];
  const { approved, headline, lead, socialTitle } = page;
  return makePage(site, 'case-study-index', page, {
    headline,
    lead,
    socialTitle,
    ...(areAllApproved(content) && approved),
    image: content.pictures.findHero('index-case-studies'),
    studies: content.caseStudies.map((study) => caseStudyTeaser(site, study)),
  });
}

export type CaseStudyIndexData = ReturnType<typeof caseStudyIndex>['data'];
