/** The pages that stand alone: company, contact, the indexes, the legal texts. `content/pages/*.md`. */
import { z } from 'zod';
import { findDuration, isInWorkingDays } from '../durations.ts';
import { action, closing, date, draft, filedPage, headline, question, text } from './text.ts';

const hero = { ...filedPage.shape, headline, lead: text.describe('the sentences below the headline') };

/** A page that is a text: disclaimer, privacy, thank-you. */
export const textPageSchema = z.strictObject({
  ...hero,
  /** thank-you: the enquiry's reference and dates. */
  receipt: z
    .strictObject({
      label: text.describe('what assistive technology calls the list'),
      reference: text,
      received: text,
      due: text,
      replyTime: text.refine(isInWorkingDays, 'is not in working days: write it as “two working days”'),
      note: text,
    })
    .optional(),
});

/** services, enterprises, startups: a list of offers with a text around it. */
export const offerIndexSchema = z.strictObject({
  ...hero,
  listHeading: headline,
  questions: z.array(question).min(2).max(6),
  next: closing,
});

export const caseStudyIndexSchema = z.strictObject({
  ...hero,
  /** The mark on a case study and its card until the organisation has approved it. */
  provisional: z.strictObject({
    label: text,
    note: text.includes('{client}', { error: 'lacks {client}, which becomes the organisation’s name' }),
  }),
  study: z.strictObject({
    drawing: headline,
    whole: text.describe('the link from a part of the drawing to the whole'),
    mark: text
      .includes('{number}', { error: 'lacks {number}, which becomes the number of the note' })
      .includes('{title}', { error: 'lacks {title}, which becomes the title of the note' }),
    instead: text,
    parts: headline,
    fails: text,
    results: headline,
    show: text.describe('the words of the button that shows the drawing on a card'),
  }),
  filter: z.strictObject({ platform: text, service: text, all: text, count: text, none: text }),
  /** In the place of those above: the index's once every case study is approved, `parts` once its own is. */
  approved: z
    .strictObject({
      socialTitle: filedPage.shape.socialTitle,
      headline,
      lead: hero.lead,
      parts: headline,
    })
    .optional(),
  next: closing,
});

const stage = z.strictObject({
  title: text,
  duration: text.refine(
    (copy) => findDuration(copy) !== null,
    'states no duration that the planner can add up: write it as “2 to 4 weeks” or “four weeks”',
  ),
  happens: text,
  takesPart: text,
  deliverable: text,
  stop: text,
  /** An example of what the stage produces, for a made-up project. */
  example: z
    .strictObject({
      title: text,
      rows: z
        .array(z.strictObject({ label: text, text }))
        .min(2)
        .max(6),
    })
    .optional(),
});

export const howWeWorkSchema = z.strictObject({
  ...hero,
  stages: z.strictObject({
    heading: headline,
    example: z.strictObject({ open: text, mark: text }),
    items: z.array(stage).length(4),
  }),
  questions: z.array(question).min(2).max(6),
  next: closing,
});

export type HowWeWork = z.infer<typeof howWeWorkSchema>;

/** Around the planner, whose own words are `content/calculators/planner.yaml`. */
export const plannerPageSchema = z.strictObject({ ...hero, next: closing });

export const companySchema = z.strictObject({
  ...hero,
  beliefs: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: text, description: text })).min(3),
  }),
  /** The facts of brand.yaml, with what each is called. */
  office: z.strictObject({
    heading: headline,
    address: text,
    position: text,
    hours: text,
    contact: text,
    company: text,
  }),
  next: closing,
});

const notice = z.strictObject({ heading: text, text });
const counted = text.includes('{count}', { error: 'lacks {count}, which becomes the number' });

export const contactSchema = z.strictObject({
  ...hero,
  form: z.strictObject({
    heading: headline,
    topicNone: text,
    topicOther: text,
    optional: text,
    messageHint: text,
    attach: text,
    attachHint: text,
    /** Opens the preview; `{count}` is how many pages it lists. */
    attachPreview: counted,
    plan: text,
    planHint: text,
    planRemove: text,
    planRemoved: text,
    privacy: text,
    /** Under a long text, near its limit. */
    charactersLeft: counted,
    charactersOver: counted,
    problems: text,
    send: text,
    sending: text,
    sendAgain: text,
    progress: z.strictObject({ checking: text, sending: text, slow: text }),
    /** Why an enquiry could not be sent; `{wait}` becomes a time, or `later` if none is known. */
    notices: z.strictObject({
      offline: notice,
      blocked: notice,
      timeout: notice,
      'too-many': notice,
      'too-large': notice,
      unavailable: notice,
      'foreign-origin': notice,
      unexpected: notice,
    }),
    later: text,
    /** Shown on another page, to a visitor who left while the enquiry was being sent. */
    elsewhere: z.strictObject({ accepted: text, next: text, failed: text, back: text, close: text }),
  }),
  after: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: text, description: text })).min(2),
  }),
  /** Before phone, mail and office hours. */
  direct: text,
});

export const notFoundSchema = z.strictObject({ ...hero, action });

/** The fields of an owner's own PDF, PNG or JPEG, which has the same name. */
export const ownDocumentSchema = z.strictObject({
  title: text.describe('what the document is'),
  subtitle: text.optional(),
  kind: z.enum(['policy', 'certificate']),
  badge: text.describe("the short name on the footer's badge"),
});

/** A text that's published as a PDF: the security policy and the sample certificates. `content/documents/*.md`. */
export const documentSchema = z.strictObject({
  title: text,
  draft,
  subtitle: text.describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']),
  badge: text.describe("the short name on the footer's badge"),
  /** A sample is stamped SAMPLE on every page and listed by the launch check. */
  sample: z.boolean(),
  version: text,
  updated: date,
});
