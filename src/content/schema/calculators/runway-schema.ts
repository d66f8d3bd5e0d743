/** The copy of `content/calculators/runway.yaml`: whether a founder's money lasts, and what it buys. */
import { z } from 'zod';
import { example, exampleFits, frame, numbers, typedNumber } from '../calculator-parts.ts';
import { action } from '../words.ts';
import { each, wordsSchema } from '../words-schema.ts';

const inputs = ['cash', 'burn', 'quote', 'weeks'] as const;

export const runwaySchema = wordsSchema({
  ...frame('months'),
  inputs: numbers(...inputs),
  results: each(['left', 'months', 'share'], 'the label of the figure'),
  noEnd: 'what it says when the money doesn’t run out',
  monthsToAct: z.int().min(1).describe('months of spending that should be left after the decision'),
  verdicts: {
    fine: 'what it says when that many {months} are left',
    tight: 'what it says when less than that many {months} are left',
    short: 'what it says when the money runs out in week {weeks}',
    tooMuch: 'what it says when the price is more than the cash',
  },
  offers: z
    .array(wordsSchema({ what: 'what is bought', price: typedNumber, weeks: typedNumber }))
    .min(1)
    .describe('what money buys, the largest first'),
  buys: 'what the money buys: for {price}, {what} leaves {months}',
  buysNothing: 'what it says when nothing leaves that many {months}',
  instead: action.optional().describe('a link for when we’d advise against it'),
  example: example(inputs),
}).superRefine(exampleFits);
