/** Pages that the code knows by name, and the legal texts: `content/pages/*.md`. Other layouts are in `../pages/`. */
import { z } from 'zod';
import { findDuration, isInWorkingDays } from '../durations.ts';
import { action, closing, date, draft, filedPage, headline, question, text, writtenPage } from './text.ts';

const hero = writtenPage.shape;

const counted = text
  .includes('{count}', { error: 'lacks {count}, which becomes the number' })
  .describe('the text, with {count} in it');

/** A page that is a text: disclaimer, privacy, thank-you. */
export const textPageSchema = z.strictObject({
  ...hero,
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

/** services, enterprises, startups: a list of offers with a text around it. */
export const offerIndexSchema = z.strictObject({
  ...hero,
  listHeading: headline,
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});

export const caseStudyIndexSchema = z.strictObject({
  ...hero,
  /** The mark on a case study and its card until the organisation has approved it. */
  provisional: z
    .strictObject({
      label: text.describe('the words of the mark'),
      note: text
        .includes('{client}', { error: 'lacks {client}, which becomes the organisation’s name' })
        .describe('the note, with {client} in it'),
    })
    .describe('the mark of a case study that isn’t approved'),
  study: z
    .strictObject({
      facts: z
        .strictObject({
          client: text.describe('what the client is called'),
          services: text.describe('what the services are called'),
          platforms: text.describe('what the platforms are called'),
        })
        .describe('what the facts at the top are called'),
      drawing: headline,
      whole: text.describe('the link from a part of the drawing to the whole'),
      mark: text
        .includes('{number}', { error: 'lacks {number}, which becomes the number of the note' })
        .includes('{title}', { error: 'lacks {title}, which becomes the title of the note' })
        .describe('the name of a mark in the drawing, with {number} and {title} in it'),
      instead: text.describe('the words before what was rejected'),
      parts: headline,
      fails: text.describe('the words before what happens when a part fails'),
      results: headline,
      show: text.describe('the words of the button that shows the drawing on a card'),
    })
    .describe('the words of a case study’s page'),
  filter: z
    .strictObject({
      platform: text.describe('the label of the platforms'),
      service: text.describe('the label of the services'),
      all: text.describe('the choice that hides none'),
      count: text.describe('how many there are'),
      none: text.describe('what it says when there are none'),
    })
    .describe('the words of the index’s filter'),
  /** In the place of those above: the index's once every case study is approved, `parts` once its own is. */
  approved: z
    .strictObject({
      socialTitle: filedPage.shape.socialTitle,
      headline,
      lead: hero.lead,
      parts: headline,
    })
    .optional()
    .describe('words for when every case study is approved'),
  next: closing.describe('the page’s last section'),
});

const stage = z.strictObject({
  title: text.describe('the stage’s name'),
  duration: text
    .refine(
      (copy) => findDuration(copy) !== null,
      'states no duration that the planner can add up: write it as “2 to 4 weeks” or “four weeks”',
    )
    .describe('how long it takes, such as 2 to 4 weeks'),
  happens: text.describe('what happens in it'),
  takesPart: text.describe('who takes part'),
  deliverable: text.describe('what you get'),
  stop: text.describe('what you have if you stop here'),
  /** An example of what the stage produces, for a made-up project. */
  example: z
    .strictObject({
      title: text.describe('the example’s title'),
      rows: z
        .array(
          z.strictObject({
            label: text.describe('the row’s label'),
            text: text.describe('what the row says'),
          }),
        )
        .min(2)
        .max(6)
        .describe('two to six rows'),
    })
    .optional()
    .describe('an example of what the stage makes'),
});

export const howWeWorkSchema = z.strictObject({
  ...hero,
  stages: z
    .strictObject({
      heading: headline,
      example: z
        .strictObject({
          open: text.describe('the words of the button that shows an example'),
          mark: text.describe('the word on the example'),
        })
        .describe('the words around the examples'),
      items: z.array(stage).length(4).describe('the four stages'),
    })
    .describe('the four stages'),
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});

export type HowWeWork = z.infer<typeof howWeWorkSchema>;

/** Around the planner, whose own words are `content/calculators/planner.yaml`. */
export const plannerPageSchema = z.strictObject({
  ...hero,
  invitation: text.describe('the link to it below other pages’ last section'),
  next: closing.describe('the page’s last section'),
});

const notice = z.strictObject({
  heading: text.describe('what happened'),
  text: text.describe('what the visitor can do'),
});
export const contactSchema = z.strictObject({
  ...hero,
  form: z
    .strictObject({
      heading: headline,
      labels: z
        .strictObject({
          name: text.describe('the label of the name'),
          email: text.describe('the label of the mail address'),
          message: text.describe('the label of the message'),
          company: text.describe('the label of the organisation'),
          phone: text.describe('the label of the phone number'),
          topic: text.describe('the label of the choice of topics'),
          plan: text.describe('what messages call an attached plan'),
          history: text.describe('what messages call the attached pages'),
        })
        .describe('what the fields are called'),
      consent: z
        .strictObject({
          wording: text.describe('the sentence that visitors agree to'),
          version: date.describe('the day of its last change: each enquiry records it'),
        })
        .describe('what visitors agree to'),
      topicNone: text.describe('the choice of no topic'),
      topicOther: text.describe('the choice of another topic'),
      optional: text.describe('the mark of a field that can stay empty'),
      messageHint: text.describe('the hint below the message'),
      attach: text.describe('the words of the tick box for visited pages'),
      attachHint: text.describe('the hint below the tick box'),
      /** Opens the preview; `{count}` is how many pages it lists. */
      attachPreview: counted,
      plan: text.describe('the words about an attached plan'),
      planHint: text.describe('the hint below the plan'),
      planRemove: text.describe('the button that removes the plan'),
      planRemoved: text.describe('what it says once the plan is removed'),
      privacy: text.describe('the sentence about privacy'),
      problems: text.describe('the heading above what has to be corrected'),
      send: text.describe('the button’s words'),
      sending: text.describe('the button’s words while it sends'),
      sendAgain: text.describe('the button’s words after a failure'),
      progress: z
        .strictObject({
          checking: text.describe('the message while the browser is checked'),
          sending: text.describe('the message while it sends'),
          slow: text.describe('the message when it takes long'),
        })
        .describe('messages while it sends'),
      /** Why an enquiry could not be sent; `{wait}` becomes a time, or `later` if none is known. */
      notices: z
        .strictObject({
          offline: notice.describe('what it says without a connection'),
          blocked: notice.describe('what it says when something blocks it'),
          timeout: notice.describe('what it says when no answer came in time'),
          'too-many': notice.describe('what it says when too many were sent'),
          'too-large': notice.describe('what it says when it is too long'),
          unavailable: notice.describe('what it says when the server can’t take it'),
          'foreign-origin': notice.describe('what it says when it comes from another site'),
          unexpected: notice.describe('what it says for every other failure'),
        })
        .describe('why an enquiry couldn’t be sent'),
      later: text.describe('the words for {wait} when no time is known'),
      /** Shown on another page, to a visitor who left while the enquiry was being sent. */
      elsewhere: z
        .strictObject({
          accepted: text.describe('what it says when it was sent'),
          next: text.describe('the words of the link to the page that comes next'),
          failed: text.describe('what it says when it couldn’t be sent'),
          back: text.describe('the link back to the form'),
          close: text.describe('the button that closes the message'),
        })
        .describe('messages for a visitor who went to another page'),
    })
    .describe('the words of the form'),
  after: z
    .strictObject({
      heading: headline,
      items: z
        .array(
          z.strictObject({
            title: text.describe('the step'),
            description: text.describe('what happens in it'),
          }),
        )
        .min(2)
        .describe('two steps or more'),
    })
    .describe('what happens after sending'),
  /** Before phone, mail and office hours. */
  direct: text.describe('the sentence before phone, mail and office hours'),
});

/** Also the words of the screen for an error, whose title every part of the site shares. */
export const notFoundSchema = z.strictObject({
  ...hero,
  action,
  failure: z
    .strictObject({
      text: text.describe('what a visitor can do when a page fails'),
      again: text.describe('the button that tries again'),
      home: text.describe('the button that leads to the home page'),
      control: text.describe('what it says when a button or menu can’t work yet'),
      reload: text.describe('the link that loads the page again'),
    })
    .describe('the words for a page or a control that fails'),
});

/** The fields of an owner's own PDF, PNG or JPEG, which has the same name. */
export const ownDocumentSchema = z.strictObject({
  title: text.describe('what the document is'),
  subtitle: text.optional().describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']).describe('policy or certificate'),
  badge: text.describe("the short name on the footer's badge"),
});

/** A text that's published as a PDF: the security policy and the sample certificates. `content/documents/*.md`. */
export const documentSchema = z.strictObject({
  title: text.describe('what the document is'),
  draft,
  subtitle: text.describe('one line under the title'),
  kind: z.enum(['policy', 'certificate']).describe('policy or certificate'),
  badge: text.describe("the short name on the footer's badge"),
  /** A sample is stamped SAMPLE on every page and listed by the launch check. */
  sample: z.boolean().describe('true for a sample, which is stamped SAMPLE'),
  version: text.describe('the version, such as 1.0'),
  updated: date,
});
