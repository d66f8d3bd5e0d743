/** The page with the form: `content/pages/contact-us.md`. */
import { z } from 'zod';
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { labelledFields } from '../../../contract/enquiry.ts';
import type { Provider } from './brand-schema.ts';
import { date, each, fields, headline, textWith, writtenPage } from './shapes.ts';

export const contactSchema = fields({
  ...writtenPage,
  form: {
    heading: headline,
    labels: each(labelledFields, 'what the form and messages call it'),
    consent: {
      wording: 'the sentence that visitors agree to',
      version: date.describe('the day of its last change: each enquiry records it'),
    },
    topicNone: 'the choice of no topic',
    topicOther: 'the choice of another topic',
    optional: 'the mark of a field that can stay empty',
    messageHint: 'the hint below the message',
    plan: 'the words about an attached plan',
    planHint: 'the hint below the plan',
    planShow: 'what opens the plan to look at',
    planRemove: 'the button that removes the plan',
    planRemoved: 'what it says once the plan is removed',
    privacy: 'the sentence about privacy',
    problems: 'the heading above what has to be corrected',
    problemTitle: 'what the page’s title begins with while something has to be corrected',
    leaveEmpty: 'the label of a field that only programs see',
    send: 'the button’s words',
    sending: 'the button’s words while it sends',
    sendAgain: 'the button’s words after a failure',
    progress: {
      checking: 'the message while the browser is checked',
      sending: 'the message while it sends',
    },
    /** Why an enquiry couldn't be sent. */
    notices: each(
      [
        'offline',
        'blocked',
        'timeout',
        'too-many',
        'too-large',
        'unavailable',
        'foreign-origin',
        'unexpected',
      ],
      {
        heading: 'what happened',
        text: textWith([], ['wait']).describe('what the visitor can do'),
      },
    ),
    later: 'the words for a wait of unknown length',
    /** What became of it, at the foot of the page. */
    outcome: {
      accepted: 'the message once it’s stored',
      reference: 'the sentence with its {reference}',
      acceptedLink: 'the link to the thank-you page',
      failed: 'the message when it couldn’t be sent',
      failedLink: 'the link back to the form',
    },
  },
  /** What happens after sending. */
  after: {
    heading: headline,
    items: z
      .array(fields({ title: 'the step', description: 'what happens in it' }))
      .min(2)
      .describe('two steps or more'),
  },
  direct: 'the sentence before phone, mail and office hours',
});

export type ContactData = {
  form: z.infer<typeof contactSchema>['form'];
  topics: readonly { slug: string; name: string }[];
  provider: Pick<Provider, 'email' | 'phone' | 'officeHours'>;
  state: ContactFormState;
};
