/** The index of case studies: `content/pages/case-studies.md`. */
import { z } from 'zod';
import { caseStudyWords } from './case-study.ts';
import { closing, filedPage, headline, writtenPage } from './words.ts';

export const caseStudyIndexSchema = z.strictObject({
  ...writtenPage.shape,
  ...caseStudyWords,
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
