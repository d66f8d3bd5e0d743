/** The copy of `content/calculators/runway.yaml`: whether a founder's money lasts, and what a first version leaves out. */
import { z } from 'zod';
import {
  example,
  exampleFits,
  figures,
  frame,
  numberAnswer,
  numbers,
  typedNumber,
} from '../calculator-parts.ts';
import { action } from '../text.ts';
import { each, list, wordsSchema } from '../words-schema.ts';

const inputs = ['cash', 'burn', 'quote', 'weeks'] as const;
const leaveOut = [
  ...['secondUser', 'roles', 'settings', 'signIn', 'dashboards', 'nativeApps', 'scaling', 'adminArea'],
] as const;

export const runwaySchema = wordsSchema({
  ...frame,
  inputs: numbers(...inputs),
  results: figures('left', 'months', 'share'),
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
  leaveOutHeading: 'the heading above what to leave out',
  leaveOut: each(leaveOut, {
    what: 'what it is',
    why: 'why it can wait',
    until: 'until when it can wait',
  }),
  scope: {
    heading: 'the heading above the first version’s scope',
    left: 'the heading above what is left out',
    open: 'the heading above what is open',
    none: 'what it says when nothing is left out',
    always: 'the heading above what always belongs in',
    alwaysItems: list('what always belongs in'),
  },
  example: example(inputs, numberAnswer)
    .extend({ leaveOut: z.array(z.enum(leaveOut)).min(1).describe('what is left out in the example') })
    .transform(({ about, answers, leaveOut }) => ({
      about,
      answers: { ...answers, ...Object.fromEntries(leaveOut.map((name) => [name, 'yes'])) },
    })),
}).superRefine(exampleFits);
