/** The pages that stand alone: company, contact, the indexes, the legal texts. `content/pages/*.md`. */
import { z } from 'zod';
import { isInWorkingDays } from '../durations.ts';
import { action, closing, headline, pageHead, question, sounding, text } from './text.ts';

const hero = { ...pageHead.shape, headline, lead: text.describe('the sentences below the headline') };

/** Beside the section of the text that has this heading. */
const besideText = sounding
  .extend({ beside: text.describe('the heading of a section of the text') })
  .optional();

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
  /** The heading over the list of offers. */
  listHeading: headline,
  sounding: besideText,
  questions: z.array(question).min(4).max(6),
  next: closing,
});

export const caseStudyIndexSchema = z.strictObject({
  ...hero,
  /** Stands on a case study, and on its card, until the organisation has approved it. */
  provisional: z.strictObject({
    label: text,
    note: text.includes('{client}', { error: 'lacks {client}, which becomes the organisation’s name' }),
  }),
  /** Words of each case study's page around its drawing and its parts. */
  study: z.strictObject({
    drawing: headline,
    whole: text.describe('the link from a part of the drawing to the whole'),
    mark: text
      .includes('{number}', { error: 'lacks {number}, which becomes the number of the note' })
      .includes('{title}', { error: 'lacks {title}, which becomes the title of the note' }),
    instead: text,
    parts: headline,
    fails: text,
    show: text.describe('the words of the button that shows the drawing on a card'),
  }),
  filter: z.strictObject({ platform: text, service: text, all: text, count: text, none: text }),
  next: closing,
});

const stage = z.strictObject({
  title: text,
  duration: text,
  happens: text,
  takesPart: text,
  holds: text,
  stop: text,
  /** What one has in one's hands, by name. It stays with whoever stops here, with that of the stages before. */
  papers: z.array(text).min(1).max(4),
  /** One of the papers, filled in for a project that is made up. */
  specimen: z.strictObject({
    title: text,
    rows: z
      .array(z.strictObject({ label: text, text }))
      .min(3)
      .max(6),
  }),
});

export const howWeWorkSchema = z.strictObject({
  ...hero,
  sounding: besideText,
  stages: z.strictObject({
    heading: headline,
    specimen: z.strictObject({ open: text, mark: text }),
    stays: text.describe('opens the list of what one keeps'),
    items: z.array(stage).length(4),
  }),
  questions: z.array(question).min(4).max(6),
  next: closing,
});

/** Around the planner, whose own words are `content/instruments/plot-a-course.yaml`. */
export const plannerPageSchema = z.strictObject({ ...hero, next: closing });

/** A row of figures: its limit is in bytes where it has one. */
const figure = z.strictObject({ label: text, limit: z.number().optional() });

/** Findings of a part of the bench, found by words of theirs. `{count}` and `{limit}` are filled in. */
const measuredRow = z.strictObject({ label: text, finding: text, limit: text.optional() });

const builtStation = z.strictObject({ name: text, text });

export const thisSiteSchema = z.strictObject({
  ...hero,
  /** What the page costs, by the build until the browser's own figures are there. */
  soundings: z.strictObject({
    heading: headline,
    lead: text,
    /** What is fetched in turn, as the build knows it. */
    built: z.strictObject({ note: text, stations: z.array(builtStation).length(5) }),
    own: z.strictObject({
      note: text,
      stations: z.strictObject({ painted: text, largest: text, loaded: text, sign: text, awake: text }),
      sinceStart: text,
      sinceSign: text,
      /** Of a station that was passed before a file had arrived whole. */
      arriving: text,
      /** Of one whose files had all been fetched before this visit. */
      kept: text,
      /** Where the browser has no such measurement at all, or none of this visit. */
      unsupported: text,
      absent: text,
      shift: text,
      noShift: text,
      stored: text,
      elsewhere: text,
      reload: text,
      ahead: text,
      restored: text,
    }),
    fetched: text,
    fetchedOne: text,
    uncounted: text,
  }),
  built: z.strictObject({
    heading: text,
    lead: text,
    columns: z.strictObject({ what: text, measured: text, limit: text, none: text }),
    /** In the development server, which builds nothing. */
    unknown: text,
    rows: z.strictObject({
      pages: figure,
      requests: figure,
      script: figure,
      firstView: figure,
      document: figure,
      fonts: figure,
      framework: figure,
      ownScripts: figure,
      picture: figure,
    }),
  }),
  measured: z.array(
    z.strictObject({
      heading: text,
      lead: text,
      tables: z.array(
        z.strictObject({ part: text, heading: text, method: text, rows: z.array(measuredRow).min(1) }),
      ),
    }),
  ),
  /** `{date}`, `{machine}`, `{node}`, `{commit}` and `{load}` are filled in. */
  circumstances: text,
  /** Beside a figure that is over its limit. */
  over: text,
  next: closing,
});

export type ThisSite = z.infer<typeof thisSiteSchema>;

export const companySchema = z.strictObject({
  ...hero,
  sounding: besideText,
  beliefs: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: text, description: text })).min(3),
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
    /** Over what an instrument handed over. */
    plan: text,
    planHint: text,
    planRemove: text,
    planRemoved: text,
    privacy: text,
    /** Under a long text, near its limit. */
    charactersLeft: counted,
    charactersOver: counted,
    /** Over the list of fields that need mending. */
    problems: text,
    send: text,
    sending: text,
    sendAgain: text,
    /** What is being done while the visitor waits. */
    progress: z.strictObject({ checking: text, sending: text, slow: text }),
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
    later: text,
    /** Shown on another page, to a visitor who left while the enquiry was being sent. */
    elsewhere: z.strictObject({ accepted: text, next: text, failed: text, back: text, close: text }),
  }),
  after: z.strictObject({
    heading: headline,
    items: z.array(z.strictObject({ title: text, description: text })).min(2),
  }),
  direct: z.strictObject({ heading: headline, text }),
});

export const notFoundSchema = z.strictObject({ ...hero, action });
