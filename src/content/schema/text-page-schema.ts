/** A page that is a text, such as privacy: a file in `content/pages/` without a layout of its own. */
import { z } from 'zod';
import { counted, date, text, writtenPage } from './words.ts';

export const textPageSchema = z.strictObject({
  ...writtenPage.shape,
  updated: date.optional(),
  visits: z
    .strictObject({
      heading: text.describe('its heading'),
      noScripts: text.describe('what it says without scripts'),
      none: text.describe('what it says when there is no list'),
      one: text.describe('what it says of a single entry'),
      many: counted,
      clear: text.describe('the button that clears the list'),
    })
    .optional()
    .describe('the words around the list of visited pages'),
  receipt: z
    .strictObject({
      label: text.describe('what assistive technology calls it'),
      reference: text.describe('the label of the reference'),
      promise: text.describe('what visitors read if someone is notified of their enquiry'),
      stored: text.describe('what they read if it’s only stored, and promises no time'),
      note: text.describe('the note below it'),
    })
    .optional()
    .describe('what the page shows of the enquiry'),
});
