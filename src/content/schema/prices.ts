/** What work costs: `content/prices.yaml`. Without bands the site says what drives a price. */
import { z } from 'zod';
import { headline, text } from './text.ts';
import { wordsSchema } from './words-schema.ts';

const band = z
  .strictObject({
    what: text.describe('the work that it is for'),
    /** Whole amounts of the brand's currency, before tax. */
    from: z.int().min(1).describe('the lowest amount, as a whole number'),
    to: z.int().min(1).describe('the highest amount, as a whole number'),
    /** What the amount is for: `a day of one person`, `the whole stage`. */
    unit: text.describe('what the amount is for, such as the whole stage'),
  })
  .refine(({ from, to }) => from <= to, {
    error: 'is less than from: swap the two',
    path: ['to'],
  });

export const pricesSchema = z.strictObject({
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
  noBands: text.describe('what the page says while there are no bands'),
  bands: z.array(band).describe('ranges of prices, or []'),
  columns: z
    .strictObject({
      what: text.describe('the head of the column'),
      from: text.describe('the head of the column'),
      to: text.describe('the head of the column'),
      unit: text.describe('the head of the column'),
    })
    .describe('the heads of the table'),
  bandsLead: text.describe('the sentence before the table'),
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
          whole: wordsSchema('the price of the whole, with {range} and {what} in it'),
          none: text.describe('what the first screen says where there is no example'),
        })
        .describe('the words of the price on the first screen'),
    })
    .describe('the words around the price on a service’s page'),
});
