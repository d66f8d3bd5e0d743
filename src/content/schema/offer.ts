/**
 * An offer is what a client can buy: the pages below services, enterprises and startups. The Markdown body
 * holds the problem and what we do about it; the front matter holds what the page's template lays out.
 */
import { z } from 'zod';
import { instrumentNames } from './instruments.ts';
import { action, headline, pageHead, question, sitePath, slug, words } from './words.ts';

const step = z.strictObject({ title: words, duration: words, description: words });

export const offerSchema = z.strictObject({
  ...pageHead.shape,
  /** The offer's short name, in menus and cards. */
  name: words,
  /** One sentence for cards and menus. */
  summary: words,
  /** Position among the offers of the same section. */
  order: z.int().min(1),
  headline,
  lead: words,
  /** Who the page is for. */
  audience: words,
  /** What the client holds at the end. */
  outcomes: z.array(words).min(3).max(5),
  steps: z.strictObject({ heading: headline, items: z.array(step).min(3).max(6) }),
  technology: z.array(z.strictObject({ group: words, names: z.array(words).min(1) })).min(2),
  /** When a reader should not buy this. */
  notFor: z.strictObject({ heading: headline, reasons: z.array(words).min(2) }),
  /** A small calculator on the page, with its words in `content/instruments/`. */
  instrument: z.enum(instrumentNames).optional(),
  caseStudies: z.array(slug).min(1).max(3),
  related: z.array(sitePath).min(1).max(3),
  questions: z.array(question).min(4).max(6),
  next: z.strictObject({ heading: headline, text: words, action }),
});

export type Offer = z.infer<typeof offerSchema>;
export type OfferStep = z.infer<typeof step>;
