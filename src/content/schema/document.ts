/** A text that is handed out as a PDF: the security policy and the sample certificates. `content/documents/*.md`. */
import { z } from 'zod';
import { words } from './words.ts';

export const documentSchema = z.strictObject({
  title: words,
  /** One line under the title. */
  subtitle: words,
  kind: z.enum(['policy', 'certificate']),
  /** Short name on the footer's badge. */
  badge: words,
  /** A sample is stamped SAMPLE on every page and listed by the launch check. */
  sample: z.boolean(),
  version: words,
  updated: z.iso.date(),
});
