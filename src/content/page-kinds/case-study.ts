/** A case study's page, and its teaser on others. Its fields are in case-study-schema.ts. */
import type { z } from 'zod';
import { fill } from '../../../contract/fill.ts';
import {
  breadcrumbTo,
  type CommonSources,
  nameOf,
  neighboursIn,
  type PageContext,
  pageBase,
  plain,
} from '../page-context.ts';
import { pageForEach } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { coverName, interfaceName } from '../pictures/picture-names.ts';
import type { CaseStudy, caseStudyWords } from './case-study-schema.ts';

type SharedWords = z.infer<z.ZodObject<typeof caseStudyWords>> & {
  approved?: { parts: string } | undefined;
};

export interface CaseStudySources extends CommonSources {
  caseStudies: readonly CaseStudy[];
  pages: { caseStudies: SharedWords & { slug: string; title: string } };
}

type Context = PageContext<CaseStudySources>;

export type CaseStudyTeaser = ReturnType<typeof caseStudyTeaser>;

/** What a card shows of a case study. */
export function caseStudyTeaser({ content, picture }: Context, study: CaseStudy) {
  return {
    client: study.client,
    sector: study.sector,
    title: plain(study.headline),
    description: study.teaser,
    platforms: study.platforms,
    image: picture(study.cover ?? study.sketch?.image ?? screenName(study), '', 'cover'),
    path: study.path,
    provisional: provisionalMark(content, study),
  };
}

/** The interface that the page is about, or its chart where none is drawn. */
function screenName({ sketch, slug }: CaseStudy) {
  return sketch ? interfaceName(slug) : coverName(slug);
}

/** Says who has yet to approve the page; null once they have. */
function provisionalMark({ pages }: CaseStudySources, { approval, client }: CaseStudy) {
  if (approval === 'granted') return null;
  const { label, note } = pages.caseStudies.provisional;
  return { label, note: fill(note, { client }) };
}

/** Then the words that speak of drafts go. */
export function areAllApproved({ caseStudies }: CaseStudySources): boolean {
  return caseStudies.every(({ approval }) => approval === 'granted');
}

export type CaseStudyData = ReturnType<typeof caseStudyData>;

function caseStudyData(context: Context, study: CaseStudy) {
  const { content, picture } = context;
  const { path, slug, hero, approval, cover, sketch } = study;
  const { client, platforms, facts, architecture, results, quotation, next } = study;
  const { approved, study: words } = content.pages.caseStudies;
  const { drawing, mark, instead, fails, parts } = words;
  const { previous, following } = neighboursIn(content.caseStudies, study);
  return {
    ...pageBase(context, path, study, hero),
    ...{ client, platforms, facts, architecture, results, quotation, next },
    breadcrumb: breadcrumbTo(context, paths.caseStudies, { label: study.client, path }),
    services: study.services.map((path) => ({ path, name: nameOf(content, path) })),
    image: context.hero(cover ?? coverName(slug)),
    provisional: provisionalMark(content, study),
    words: {
      ...{ drawing, mark, instead, fails },
      facts: words.facts,
      results: words.results,
      parts: (approval === 'granted' && approved?.parts) || parts,
    },
    sketch: sketch && {
      caption: sketch.caption,
      notes: sketch.notes,
      image: picture(sketch.image ?? interfaceName(slug), sketch.alternative),
    },
    previous: neighbour(previous),
    following: neighbour(following),
  };
}

function neighbour({ client, path, headline }: CaseStudy) {
  return { path, name: client, words: plain(headline) };
}

export const caseStudy = pageForEach(
  `${paths.caseStudies}/:slug`,
  ({ caseStudies }: CaseStudySources) => caseStudies,
  caseStudyData,
  ({ client, provisional }) => ({
    socialLabel: [client, provisional?.label].filter(Boolean).join(' · '),
    // A cover is composed round its middle.
    socialCrop: 'middle',
  }),
);
