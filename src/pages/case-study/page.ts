/** One piece of work: `content/case-studies/*.md`. Its file name is its address. */

import { paths } from '../../content/paths.ts';
import { coverName, sketchName } from '../../pictures/picture-names.ts';
import { breadcrumbTo, type CaseStudy, pageName, type Site } from '../../site/site.ts';
import { caseStudyTeaser, provisionalMark } from '../case-study-index/teaser.ts';
import { makePage } from '../make-page.ts';

export function caseStudyPage(site: Site, study: CaseStudy) {
  const { content } = site;
  const { pictures } = content;
  const { path, slug, client, sketch } = study;
  const { approved, study: words } = content.pages[paths.caseStudies];
  const chart = pictures.findChart(coverName(slug), study.hero);
  const studies = content.caseStudies;
  const following = studies[(studies.indexOf(study) + 1) % studies.length];
  const provisional = provisionalMark(content, study);
  return makePage(site, 'case-study', study, {
    description: provisional ? `${study.description} ${provisional}.` : study.description,
    tone: study.hero,
    breadcrumb: breadcrumbTo(site, paths.caseStudies, { label: client, path }),
    services: study.services.map((path) => ({ path, name: pageName(content, path) })),
    image: pictures.findHero(chart),
    provisional,
    words: { ...words, parts: (study.approval === 'granted' && approved?.parts) || words.parts },
    sketch: sketch && {
      ...sketch,
      image: pictures.find(sketchName(slug), sketch.alternative),
    },
    related: following && following !== study ? caseStudyTeaser(site, following) : null,
  });
}

export type CaseStudyData = ReturnType<typeof caseStudyPage>['data'];
