/** What decides a price, and the words around one: `content/price-words.yaml`. */
import { z } from 'zod';
import { fields, headline, section } from './shapes.ts';

export const priceWordsSchema = fields({
  ...section,
  drivers: z
    .array(fields({ title: 'what it is, in a few words', description: 'how it changes the price' }))
    .min(1)
    .describe('what decides a price'),
  note: 'what the prices on the site are, and how a visitor gets one',
  /** On a service's page. */
  offer: {
    heading: headline,
    factors: 'the heading above what makes it cost more or less',
    columns: {
      what: 'the head of the column',
      team: 'the head of the column',
      price: 'the head of the column',
    },
    team: 'who works on it and how long, with {people} and {weeks} in it',
    first: 'what the table calls a first stage that can be bought alone',
    note: 'what the prices are, below the table',
    link: 'the words of the link to all prices',
    /** On the first screen. */
    hero: {
      label: 'the label of the price on the first screen',
      price: 'the price, with {total} and {what} in it',
      start: 'the price of the first stage and the whole, with {first} and {price} in it',
      whole: 'the price of the whole, with {range} and {what} in it',
      none: 'what the first screen says where there is no example',
    },
  },
});
