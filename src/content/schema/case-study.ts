/** One piece of work: `content/case-studies/*.md`. Its file name is its address. */
import { z } from 'zod';
import { closing, headline, pageHead, pictureName, sitePath, text } from './text.ts';

const part = z.strictObject({ name: text, does: text.describe('what the part does') });

export const caseStudySchema = z.strictObject({
  ...pageHead.shape,
  client: text.describe("the organisation's name"),
  sector: text.describe("the organisation's line of business"),
  teaser: text.describe('one or two sentences for the card'),
  order: z.int().min(1).describe('its place among the case studies, as a number'),
  /** Dark heroes carry the white navigation bar. */
  hero: z.enum(['light', 'dark']),
  /** Without these two, a cover is drawn and the client's name is set. */
  cover: pictureName.optional(),
  wordmark: pictureName.optional(),
  headline,
  lead: text.describe('the sentences below the headline'),
  platforms: z.array(text).min(1).describe('the tags that the index filters by'),
  services: z.array(sitePath).min(1).describe('the paths of the offers it belongs to, the main one first'),
  /** Until the client has agreed to the page, it is listed by the launch check. */
  approval: z.enum(['pending', 'granted']),
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(3)
    .max(5),
  /** The interface, drawn or as a picture: its caption, and what it shows for those who do not see it. */
  sketch: z.strictObject({ caption: text, alternative: text, image: pictureName.optional() }).optional(),
  /** The architecture's parts, in the order a request meets them. */
  architecture: z.strictObject({ caption: text, parts: z.array(part).min(3).max(6) }),
  next: closing,
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
