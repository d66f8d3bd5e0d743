/** The index of case studies: `content/pages/case-studies.md`. */
import { z } from 'zod';
import { caseStudyWords } from './case-study.ts';
import { closing, filedPage, headline, text, textWith, writtenPage } from './text.ts';

export const caseStudyIndexSchema = z.strictObject({
  ...writtenPage.shape,
  ...caseStudyWords,
  filter: z
    .strictObject({
      platform: text.describe('the label of the platforms'),
      service: text.describe('the label of the services'),
      all: text.describe('the choice that hides none'),
      count: textWith({ count: 'how many are shown', total: 'how many there are' }).describe(
        'how many there are, with {count} and {total} in it',
      ),
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
