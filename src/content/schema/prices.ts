/** What work costs: `content/prices.yaml`. Without bands the site says what drives a price. */
import { z } from 'zod';
import { headline, text } from './text.ts';

const band = z
  .strictObject({
    what: text,
    /** Whole amounts of the brand's currency, before tax. */
    from: z.int().min(1),
    to: z.int().min(1),
    /** What the amount is for: `a day of one person`, `the whole stage`. */
    unit: text,
  })
  .refine(({ from, to }) => from <= to, {
    error: 'is less than from: swap the two',
    path: ['to'],
  });

export const pricesSchema = z.strictObject({
  heading: headline,
  lead: text,
  drivers: z.array(z.strictObject({ title: text, description: text })).min(1),
  noBands: text,
  bands: z.array(band),
  columns: z.strictObject({ what: text, from: text, to: text, unit: text }),
  bandsLead: text,
  offer: z.strictObject({
    heading: headline,
    lead: text,
    factors: text,
    example: text,
    sum: text
      .includes('{people}', { error: 'lacks {people}' })
      .includes('{weeks}', { error: 'lacks {weeks}' })
      .includes('{rate}', { error: 'lacks {rate}' })
      .includes('{total}', { error: 'lacks {total}' }),
    whole: text
      .includes('{what}', { error: 'lacks {what}' })
      .includes('{people}', { error: 'lacks {people}' })
      .includes('{weeks}', { error: 'lacks {weeks}' })
      .includes('{range}', { error: 'lacks {range}' }),
    note: text,
    link: text,
    hero: z.strictObject({
      label: text.describe('the label of the price on the first screen'),
      price: text
        .includes('{total}', { error: 'lacks {total}' })
        .includes('{what}', { error: 'lacks {what}' }),
      whole: text
        .includes('{range}', { error: 'lacks {range}' })
        .includes('{what}', { error: 'lacks {what}' }),
      none: text.describe('what the first screen says where there is no example'),
    }),
  }),
});
