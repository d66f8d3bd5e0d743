/** Made-up projects from which the site works out prices: `content/prices.yaml`. */
import { z } from 'zod';
import { fields, slug, text } from './shapes.ts';

const people = z.int().min(1).describe('how many people, as a number');
const weeks = z.int().min(1).describe('how many weeks, as a number');

const example = fields({
  what: 'the work, as a phrase',
  short: text
    .max(48, 'is longer than 48 characters: the first screen has two lines for it')
    .describe('the same in a few words, as they go on behind “80,000 for”'),
  people,
  weeks,
  first: fields({ people, weeks })
    .optional()
    .describe('the size of the first stage, where it can be bought alone'),
  whole: fields({
    what: 'the rest of the work, as the beginning of a sentence',
    short: text
      .max(24, 'is longer than 24 characters: the first screen has a line for it')
      .describe('the same in a word or two, as it goes on behind the price: to finish'),
    people,
    weeks: z.tuple([weeks, weeks]).describe('the fewest and the most weeks, as [8, 26]'),
  })
    .optional()
    .describe('what comes after a first step'),
});

const smallJob = fields({
  what: 'the work, as a phrase',
  people,
  weeks,
  service: slug.optional().describe('the service whose table of costs lists it, by its page’s file name'),
});

export const pricesSchema = fields({
  rate: z.int().min(1).describe('the price of one person’s day, as a number'),
  examples: z.record(slug, example).describe('an example for each service, under the file name of its page'),
  smallJobs: z
    .record(slug, smallJob)
    .default({})
    .describe('small jobs that copy names with their price, each under a name of its own'),
  days: z
    .record(slug, z.number().positive().describe('how many days of one person, such as 0.8 or 98'))
    .default({})
    .describe('other amounts that copy names, in days of one person'),
  founders: fields({
    spending: z.int().min(0).describe('what a founder spends a month besides your price, as a number'),
    cash: z
      .record(slug, z.int().min(1))
      .describe('the cash of a founder who buys it, under the example’s name'),
  })
    .optional()
    .describe('founders who buy an example or a small job'),
});

export type Prices = z.infer<typeof pricesSchema>;
export type Example = z.infer<typeof example>;
