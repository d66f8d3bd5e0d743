/** What decides a price, and the words around one: `content/price-words.yaml`. */
import { z } from 'zod';
import { headline, text } from './words.ts';
import { wordsSchema } from './words-schema.ts';

export const priceWordsSchema = z.strictObject({
  heading: headline,
  lead: text.describe('the sentences below the headline'),
  drivers: z
    .array(
      z.strictObject({
        title: text.describe('what it is, in a few words'),
        description: text.describe('how it changes the price'),
      }),
    )
    .min(1)
    .describe('what decides a price'),
  note: text.describe('what the prices on the site are, and how a visitor gets one'),
  offer: z
    .strictObject({
      heading: headline,
      factors: text.describe('the heading above what makes it cost more or less'),
      columns: z
        .strictObject({
          what: text.describe('the head of the column'),
          team: text.describe('the head of the column'),
          price: text.describe('the head of the column'),
        })
        .describe('the heads of the table'),
      team: wordsSchema('who works on it and how long, with {people} and {weeks} in it'),
      first: text.describe('what the table calls a first stage that can be bought alone'),
      note: text.describe('what the prices are, below the table'),
      link: text.describe('the words of the link to all prices'),
      hero: z
        .strictObject({
          label: text.describe('the label of the price on the first screen'),
          price: wordsSchema('the price, with {total} and {what} in it'),
          start: wordsSchema('the price of the first stage and the whole, with {first} and {price} in it'),
          whole: wordsSchema('the price of the whole, with {range} and {what} in it'),
          none: text.describe('what the first screen says where there is no example'),
        })
        .describe('the words of the price on the first screen'),
    })
    .describe('the words around the price on a service’s page'),
});
