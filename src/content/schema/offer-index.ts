/** A list of offers with a text around it: services, enterprises and startups in `content/pages/`. */
import { z } from 'zod';
import { closing, headline, question, text, writtenPage } from './words.ts';

export const offerIndexSchema = z.strictObject({
  ...writtenPage.shape,
  listHeading: headline.describe('the headline above the services'),
  table: z
    .strictObject({
      situation: text.describe('the heading of its first column'),
      service: text.describe('of the second'),
      firstResult: text.describe('of the third'),
      typicalTime: text.describe('of the fourth'),
      price: text.describe('of the fifth'),
    })
    .optional()
    .describe('a table of all services, in the place of the list of this section’s'),
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});
