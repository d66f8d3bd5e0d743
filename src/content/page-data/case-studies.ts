/** Case studies, their teasers and their index. */

import type { CaseStudyContent } from '../content.ts';
import { paths } from '../paths.ts';
import { coverName, interfaceCropName, interfaceName } from '../pictures/picture-names.ts';
import { breadcrumbTo, nameOf, neighboursIn, type PageContext, pageBase, plain } from './page-context.ts';

export type CaseStudyTeaser = ReturnType<typeof caseStudyTeaser>;

/** The teaser of the owner's entity: title, description, platform tags, image, path. */
export function caseStudyTeaser({ content, picture }: PageContext, study: CaseStudyContent) {
  return {
    client: study.client,
    sector: study.sector,
    title: plain(study.headline),
    description: study.teaser,
    platforms: study.platforms,
    image: picture(study.cover ?? coverName(study.slug), '', 'cover'),
    drawing: study.sketch && {
      ...interfaceOf(picture, study.slug, study.sketch),
      show: content.pages.caseStudies.study.show,
    },
    path: study.path,
    provisional: provisionalMark(content, study),
  };
}

function interfaceOf(
  picture: PageContext['picture'],
  slug: string,
  { image, alternative, phone }: NonNullable<CaseStudyContent['sketch']>,
) {
  return {
    image: picture(image ?? interfaceName(slug), alternative),
    ...(phone && image === undefined && { narrow: picture(interfaceCropName(slug)) }),
  };
}

/** Says who has yet to approve the page; null once they have. */
function provisionalMark({ pages }: PageContext['content'], { approval, client }: CaseStudyContent) {
  if (approval === 'granted') return null;
  const { label, note } = pages.caseStudies.provisional;
  return { label, note: note.replace('{client}', client) };
}

/** Then the words that speak of drafts go. */
export function areAllApproved({ caseStudies }: PageContext['content']): boolean {
  return caseStudies.every(({ approval }) => approval === 'granted');
}

export type CaseStudyIndexData = ReturnType<typeof caseStudyIndexData>;

export function caseStudyIndexData(context: PageContext) {
  const { content, hero } = context;
  const { approved, ...drafted } = content.pages.caseStudies;
  const page = areAllApproved(content) ? { ...drafted, ...approved } : drafted;
  const studies = content.caseStudies.map((study) => ({
    ...caseStudyTeaser(context, study),
    services: study.services.map((path) => ({ path })),
  }));
  const services = new Set(content.caseStudies.flatMap((study) => study.services));
  return {
    ...pageBase(context, paths.caseStudies, page),
    filter: page.filter,
    next: page.next,
    image: hero('index-case-studies'),
    studies,
    platforms: [...new Set(studies.flatMap((study) => study.platforms))].sort(),
    services: [...services].map((path) => ({
      slug: path.split('/').at(-1) ?? '',
      name: nameOf(content, path),
    })),
  };
}

export type CaseStudyData = ReturnType<typeof caseStudyData>;

export function caseStudyData(context: PageContext, study: CaseStudyContent) {
  const { content, picture } = context;
  const { path, slug, hero, approval, cover, sketch } = study;
  const { client, platforms, facts, architecture, results, quotation, next } = study;
  const { approved, study: words } = content.pages.caseStudies;
  const { drawing, whole, mark, instead, fails, parts } = words;
  const { previous, following } = neighboursIn(content.caseStudies, study);
  return {
    ...pageBase(context, path, study, hero),
    ...{ client, platforms, facts, architecture, results, quotation, next },
    breadcrumb: breadcrumbTo(context, paths.caseStudies, { label: study.client, path }),
    services: study.services.map((path) => ({ path, name: nameOf(content, path) })),
    image: context.hero(cover ?? coverName(slug)),
    provisional: provisionalMark(content, study),
    words: {
      ...{ drawing, whole, mark, instead, fails },
      facts: words.facts,
      results: words.results,
      parts: (approval === 'granted' && approved?.parts) || parts,
    },
    sketch: sketch && {
      caption: sketch.caption,
      notes: sketch.notes,
      ...interfaceOf(picture, slug, sketch),
      crop: sketch.phone,
    },
    previous: neighbour(previous),
    following: neighbour(following),
  };
}

function neighbour({ client, path, headline }: CaseStudyContent) {
  return { path, name: client, words: plain(headline) };
}
