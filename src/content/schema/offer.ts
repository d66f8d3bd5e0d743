/**
 * An offer is what a client can buy: the pages below services, enterprises and startups. The Markdown body
 * holds the problem and what we do about it; the front matter holds what the page's template lays out.
 */
import { z } from 'zod';
import { offerInstrumentNames } from './instruments.ts';
import { closing, headline, pageHead, question, sitePath, slug, sounding, text } from './text.ts';

const step = z.strictObject({ title: text, duration: text, description: text });

/** How a written section is set: each ## of the body has one of these. */
export const textLayouts = ['margin-note', 'pull-sounding', 'table-chart', 'two-up', 'dense-list'] as const;

/** What else stands between the outcomes and the questions: `chart` is the steps on a chart across the page. */
export const offerParts = ['chart', 'instrument', 'steps', 'technology', 'not-for', 'proof'] as const;

export type TextLayout = (typeof textLayouts)[number];
export type OfferPart = (typeof offerParts)[number];

export function isTextLayout(entry: TextLayout | OfferPart): entry is TextLayout {
  return textLayouts.some((layout) => layout === entry);
}

export const offerSchema = z.strictObject({
  ...pageHead.shape,
  name: text.describe('the short name for cards'),
  summary: text.describe('one sentence for cards'),
  order: z.int().min(1).describe('its place among the offers of its section, as a number'),
  headline,
  lead: text.describe('the sentences below the headline'),
  composition: z
    .array(z.enum([...textLayouts, ...offerParts]))
    .describe('the order of the page: a layout for each section of the text, and each other part once'),
  /** What the layout `pull-sounding` shows large, and the words that belong to it. */
  sounding: sounding.optional(),
  marginNote: text.optional().describe('what the layout `margin-note` sets beside the text'),
  audience: text.describe('who the page is for'),
  outcomes: z.array(text).min(3).max(5).describe('what the client holds at the end'),
  steps: z.strictObject({ heading: headline, items: z.array(step).min(3).max(6) }),
  technology: z.array(z.strictObject({ group: text, names: z.array(text).min(1) })).min(2),
  /** When a reader should not buy this. */
  notFor: z.strictObject({ heading: headline, reasons: z.array(text).min(2) }),
  instrument: z
    .enum(offerInstrumentNames)
    .optional()
    .describe('the name of a file in content/instruments, without its ending'),
  caseStudies: z.array(slug).min(1).max(3),
  related: z.array(sitePath).min(1).max(3),
  questions: z.array(question).min(4).max(6),
  next: closing,
});

export type Offer = z.infer<typeof offerSchema>;
