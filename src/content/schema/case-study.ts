/** One piece of work: `content/case-studies/*.md`. Its file name is its address. */
import { z } from 'zod';
import { action, headline, pageHead, sitePath, words } from './words.ts';

const part = z.strictObject({ name: words, does: words });

export const caseStudySchema = z.strictObject({
  ...pageHead.shape,
  /** The organisation, as its wordmark spells it. */
  client: words,
  sector: words,
  /** The teaser's one or two sentences. */
  teaser: words,
  order: z.int().min(1),
  /** Dark heroes carry the white navigation bar. */
  hero: z.enum(['light', 'dark']),
  headline,
  lead: words,
  /** Platform tags, the filter of the index. */
  platforms: z.array(words).min(1),
  /** The offers this work belongs to; the first is the main one. */
  services: z.array(sitePath).min(1),
  /** Until the client has agreed to the page, it is listed by the launch check. */
  approval: z.enum(['pending', 'granted']),
  facts: z
    .array(z.strictObject({ label: words, value: words }))
    .min(3)
    .max(5),
  /** What the drawn interface shows, for those who do not see it. */
  sketch: z.strictObject({ caption: words, alternative: words }),
  /** The architecture's parts, in the order a request meets them. */
  architecture: z.strictObject({ caption: words, parts: z.array(part).min(3).max(6) }),
  next: z.strictObject({ heading: headline, text: words, action }),
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type ArchitecturePart = z.infer<typeof part>;
