/** The index of case studies: `content/pages/case-studies.md`. */
import { z } from 'zod';
import { nameOf, type PageContext, pageBase } from '../page-context.ts';
import { type PageText, sharedPage } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { closing, filedPage, headline, text, writtenPage } from '../schema/text.ts';
import { areAllApproved, type CaseStudySources, caseStudyTeaser } from './case-study.ts';
import { caseStudyWords } from './case-study-schema.ts';

export const caseStudyIndexSchema = z.strictObject({
  ...writtenPage.shape,
  ...caseStudyWords,
  filter: z
    .strictObject({
      platform: text.describe('the label of the platforms'),
      service: text.describe('the label of the services'),
      all: text.describe('the choice that hides none'),
      count: text.describe('how many there are'),
      none: text.describe('what it says when there are none'),
    })
    .describe('the words of the index’s filter'),
  /** In the place of those above: the index's once every case study is approved, `parts` once its own is. */
  approved: z
    .strictObject({
      socialTitle: filedPage.shape.socialTitle,
      headline,
      lead: writtenPage.shape.lead,
      parts: headline,
    })
    .optional()
    .describe('words for when every case study is approved'),
  next: closing.describe('the page’s last section'),
});

export interface CaseStudyIndexSources extends CaseStudySources {
  pages: { caseStudies: PageText<typeof caseStudyIndexSchema> };
}

export type CaseStudyIndexData = ReturnType<typeof caseStudyIndexData>;

function caseStudyIndexData(context: PageContext<CaseStudyIndexSources>) {
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

export const caseStudyIndex = sharedPage(paths.caseStudies, caseStudyIndexData);
