/** A list of offers with a text around it: services, enterprises and startups in `content/pages/`. */
import { z } from 'zod';
import { closing, headline, question, writtenPage } from './text.ts';

export const offerIndexSchema = z.strictObject({
  ...writtenPage.shape,
  listHeading: headline,
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});
