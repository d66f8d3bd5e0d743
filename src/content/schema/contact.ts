/** The page with the form: `content/pages/contact-us.md`. */
import { z } from 'zod';
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { labelledFields } from '../../../contract/enquiry.ts';
import type { Provider } from './brand-schema.ts';
import { date, headline, text, textWith, writtenPage } from './words.ts';
import { each } from './words-schema.ts';

const notice = z.strictObject({
  heading: text.describe('what happened'),
  text: textWith({}, ['wait']).describe('what the visitor can do'),
});

export const contactSchema = z.strictObject({
  ...writtenPage.shape,
  form: z
    .strictObject({
      heading: headline,
      labels: each(labelledFields, 'what the form and messages call it'),
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
      plan: text.describe('the words about an attached plan'),
      planHint: text.describe('the hint below the plan'),
      planShow: text.describe('what opens the plan to look at'),
      planRemove: text.describe('the button that removes the plan'),
      planRemoved: text.describe('what it says once the plan is removed'),
      privacy: text.describe('the sentence about privacy'),
      problems: text.describe('the heading above what has to be corrected'),
      problemTitle: text.describe('what the page’s title begins with while something has to be corrected'),
      leaveEmpty: text.describe('the label of a field that only programs see'),
      send: text.describe('the button’s words'),
      sending: text.describe('the button’s words while it sends'),
      sendAgain: text.describe('the button’s words after a failure'),
      progress: z
        .strictObject({
          checking: text.describe('the message while the browser is checked'),
          sending: text.describe('the message while it sends'),
        })
        .describe('messages while it sends'),
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
      outcome: z
        .strictObject({
          accepted: text.describe('the message once it’s stored'),
          reference: textWith({ reference: 'what people call it' }).describe(
            'the sentence with its reference',
          ),
          acceptedLink: text.describe('the link to the thank-you page'),
          failed: text.describe('the message when it couldn’t be sent'),
          failedLink: text.describe('the link back to the form'),
        })
        .describe('what became of it, at the foot of the page'),
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
  direct: text.describe('the sentence before phone, mail and office hours'),
});

export type ContactData = {
  form: z.infer<typeof contactSchema>['form'];
  topics: readonly { slug: string; name: string }[];
  provider: Pick<Provider, 'email' | 'phone' | 'officeHours'>;
  state: ContactFormState;
};
