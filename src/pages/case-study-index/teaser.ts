/** What cards show of a case study. */
import { fill } from '../../../contract/fill.ts';
import { paths } from '../../content/paths.ts';
import { coverName, sketchName } from '../../pictures/picture-names.ts';
import type { CaseStudy, Site } from '../../site/site.ts';

export type CaseStudyTeaser = ReturnType<typeof caseStudyTeaser>;

export function caseStudyTeaser({ content }: Site, study: CaseStudy) {
  return {
    client: study.client,
    sector: study.sector,
    title: study.headline.replaceAll('*', ''),
    description: study.teaser,
    platforms: study.platforms,
    platformsLabel: content.pages[paths.caseStudies].study.facts.platforms,
    image: content.pictures.find(pictureName(content, study)),
    path: study.path,
    provisional: provisionalMark(content, study),
  };
}

function pictureName({ pictures }: Site['content'], { sketch, slug, hero }: CaseStudy) {
  return sketch ? sketchName(slug) : pictures.findChart(coverName(slug), hero);
}

/** Null once the organisation has approved the page. */
export function provisionalMark({ pages }: Site['content'], { approval, client }: CaseStudy) {
  if (approval === 'granted') return null;
  return fill(pages[paths.caseStudies].provisional, { client });
}

export function areAllApproved({ caseStudies }: Site['content']): boolean {
  return caseStudies.every(({ approval }) => approval === 'granted');
}
