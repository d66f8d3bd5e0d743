/** A text that's published as a PDF: the security policy and the sample certificates. `content/documents/*.md`. */
import { z } from 'zod';
import { date, text } from './text.ts';

export const documentSchema = z.strictObject({
  title: text,
  subtitle: text.describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']),
  badge: text.describe("the short name on the footer's badge"),
  /** A sample is stamped SAMPLE on every page and listed by the launch check. */
  sample: z.boolean(),
  version: text,
  updated: date,
});
