/** Pages in `content/pages/` that have a few words beside their text. `collections.ts` says which is whose. */
import { z } from 'zod';
import { caseStudyWords } from './case-study.ts';
import { action, closing, fields, headline, opening, pageHead, questions, writtenPage } from './shapes.ts';

export const caseStudyIndexSchema = fields({
  ...writtenPage,
  ...caseStudyWords,
  approved: fields({ socialTitle: pageHead.socialTitle, ...opening, parts: headline })
    .optional()
    .describe('words for when every case study is approved'),
  next: closing,
});

/** A list of offers with a text around it. */
export const offerIndexSchema = fields({
  ...writtenPage,
  listHeading: headline.describe('the headline above the services'),
  table: fields({
    situation: 'the heading of its first column',
    service: 'of the second',
    firstResult: 'of the third',
    typicalTime: 'of the fourth',
    price: 'of the fifth',
  })
    .optional()
    .describe('a table of all services, in the place of the list of this section’s'),
  questions,
  next: closing,
});

/** Who the provider is. */
export const companySchema = fields({
  ...writtenPage,
  beliefs: {
    heading: headline,
    items: z
      .array(fields({ title: 'the belief', description: 'what it means' }))
      .min(3)
      .describe('three beliefs or more'),
  },
  handsOver: 'the words before what a discipline hands over',
  /** The facts of brand.yaml, by what each is called. */
  office: {
    heading: headline,
    address: 'what the address is called',
    position: 'what the position is called',
    hours: 'what the hours are called',
    contact: 'what phone and mail are called',
    company: 'what the registration is called',
    about: {
      founded: 'what the year is called',
      people: 'what the number of people is called',
      directors: 'what the directors are called',
      places: 'what the places of work are called',
      insurance: 'what the insurance is called',
      liability: 'what the liability is called',
      certificates: 'what the certificates are called',
      data: 'what the place of data is called',
    },
  },
  next: closing,
});

/** For an address that leads nowhere. It has no address of its own. */
export const notFoundSchema = fields({
  ...writtenPage,
  action,
  /** The words for a page or a control that fails. */
  failure: {
    offline: 'what it says without a connection',
    late: 'what it says when nothing came within 120 seconds',
    broken: 'what it says when a page can’t be loaded',
    text: 'what a visitor can do when a page fails',
    again: 'the button that tries again',
    home: 'the button that leads to the home page',
    control: 'what it says when a button or menu can’t work yet',
    reload: 'the link that loads the page again',
  },
});

/** Around the planner, whose own words are `content/calculators/planner.yaml`. */
export const plannerPageSchema = fields({
  ...writtenPage,
  invitation: 'the link to it below other pages’ last section',
  next: closing,
});

/** Every other page. */
export const textPageSchema = fields({
  ...writtenPage,
  visits: fields({
    heading: 'its heading',
    noScripts: 'what it says without scripts',
    none: 'what it says when there is no list',
    one: 'what it says of a single entry',
    many: 'what it says of several, with {count} in it',
    clear: 'the button that clears the list',
  })
    .optional()
    .describe('the words around the list of visited pages'),
  receipt: fields({
    label: 'what assistive technology calls it',
    reference: 'the label of the reference',
    promise: 'what visitors read if someone is notified of their enquiry',
    stored: 'what they read if it’s only stored, and promises no time',
    note: 'the note below it',
  })
    .optional()
    .describe('what the page shows of the enquiry'),
});
