/** A page that is a text, such as disclaimer, privacy and thank-you: a file in `content/pages/` without a layout of its own. */
import { z } from 'zod';
import { isInWorkingDays, readDuration } from '../durations.ts';
import { longDate } from '../long-date.ts';
import { type CommonSources, type PageContext, pageBase } from '../page-context.ts';
import { type PageText, pageForEach } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { counted, text, writtenPage } from '../schema/text.ts';

export const textPageSchema = z.strictObject({
  ...writtenPage.shape,
  /** privacy: the pages that the visitor's browser has listed. */
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
  /** thank-you: the enquiry's reference and dates. */
  receipt: z
    .strictObject({
      label: text.describe('what assistive technology calls the list'),
      reference: text.describe('the label of the reference'),
      received: text.describe('the label of the date on which it came'),
      due: text.describe('the label of the date by which you answer'),
      promise: text.describe('what visitors read if someone is notified of their enquiry'),
      stored: text.describe('what they read if it’s only stored, and promises no time'),
      replyTime: text
        .refine(isInWorkingDays, 'is not in working days: write it as “two working days”')
        .describe('the time until you answer, such as two working days'),
      note: text.describe('the note below the list'),
    })
    .optional()
    .describe('what the page shows of the enquiry'),
});

type TextPage = PageText<typeof textPageSchema>;

export interface TextPageSources extends CommonSources {
  texts: readonly TextPage[];
}

const charted: readonly string[] = [paths.thankYou, paths.thisSite];

export type TextPageData = ReturnType<typeof textPageData>;

function textPageData(context: PageContext, page: TextPage) {
  const { path, updated, receipt, visits } = page;
  return {
    ...pageBase(context, path, page),
    updated: updated === undefined ? null : longDate(updated, context.content.provider.language),
    image: charted.includes(path) ? context.hero(`index${path.replace('/', '-')}`) : null,
    visits: visits ?? null,
    receipt: receipt ? receiptWords(context, receipt) : null,
  };
}

function receiptWords({ content }: PageContext, { replyTime, ...words }: NonNullable<TextPage['receipt']>) {
  const { timeZone, language } = content.provider;
  return { ...words, workingDays: readDuration(replyTime).most, timeZone, language };
}

export const textPage = pageForEach('/:slug', ({ texts }: TextPageSources) => texts, textPageData);
