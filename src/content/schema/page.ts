/** The pages that stand alone: company, contact, the indexes, the legal texts. `content/pages/*.md`. */
import { z } from 'zod';
import { action, headline, pageHead, question, words } from './words.ts';

const hero = { ...pageHead.shape, headline, lead: words };
const closing = z.strictObject({ heading: headline, text: words, action });

/** A page that is a text: disclaimer, privacy, thank-you. */
export const textPageSchema = z.strictObject({ ...hero, updated: z.iso.date().optional() });

/** services, enterprises, startups: a list of offers with a text around it. */
export const offerIndexSchema = z.strictObject({
  ...hero,
  /** The heading over the list of offers. */
  listHeading: headline,
  questions: z.array(question).min(4).max(6),
  next: closing,
});

export const caseStudyIndexSchema = z.strictObject({
  ...hero,
  filter: z.strictObject({ platform: words, service: words, all: words, none: words }),
  next: closing,
});

const stage = z.strictObject({
  title: words,
  duration: words,
  happens: words,
  takesPart: words,
  holds: words,
  stop: words,
});

export const howWeWorkSchema = z.strictObject({
  ...hero,
  stages: z.strictObject({ heading: headline, items: z.array(stage).length(4) }),
  questions: z.array(question).min(4).max(6),
  next: closing,
});

export const companySchema = z.strictObject({
  ...hero,
  beliefs: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: words, description: words })).min(3),
  }),
  next: closing,
});

const notice = z.strictObject({ heading: words, text: words });
const counted = words.includes('{count}', { error: 'lacks {count}, which becomes the number' });

export const contactSchema = z.strictObject({
  ...hero,
  form: z.strictObject({
    heading: headline,
    topicNone: words,
    topicOther: words,
    optional: words,
    messageHint: words,
    attach: words,
    attachHint: words,
    /** Opens the preview; `{count}` is how many pages it lists. */
    attachPreview: counted,
    privacy: words,
    /** Under a long text, near its limit. */
    charactersLeft: counted,
    charactersOver: counted,
    /** Over the list of fields that need mending. */
    problems: words,
    send: words,
    sending: words,
    sendAgain: words,
    /** What is being done while the visitor waits. */
    progress: z.strictObject({ checking: words, sending: words, slow: words }),
    /** Why an enquiry could not be sent; `{wait}` becomes a time, or `later` where none is known. */
    notices: z.strictObject({
      offline: notice,
      timeout: notice,
      'too-many': notice,
      'too-large': notice,
      unavailable: notice,
      'foreign-origin': notice,
      unexpected: notice,
    }),
    later: words,
    /** Shown on another page, to a visitor who left while the enquiry was being sent. */
    elsewhere: z.strictObject({ accepted: words, next: words, failed: words, back: words, close: words }),
  }),
  after: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: words, description: words })).min(2),
  }),
  direct: z.strictObject({ heading: headline, text: words }),
});

export const notFoundSchema = z.strictObject({ ...hero, action });

export type TextPage = z.infer<typeof textPageSchema>;
export type OfferIndex = z.infer<typeof offerIndexSchema>;
export type CaseStudyIndex = z.infer<typeof caseStudyIndexSchema>;
export type HowWeWork = z.infer<typeof howWeWorkSchema>;
export type Stage = z.infer<typeof stage>;
export type Company = z.infer<typeof companySchema>;
export type Contact = z.infer<typeof contactSchema>;
