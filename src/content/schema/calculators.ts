/** The calculators: what their files share, and what each has. The planner has a page of its own. */
import { z } from 'zod';
import { action, each, fields, headline, text, textWith } from './shapes.ts';

const number = fields({
  label: 'the label',
  unit: 'the unit behind the value',
  one: text.optional().describe('the unit of exactly one'),
  max: z.number().positive().describe('the largest number that can be entered'),
  whole: z.literal(true).optional().describe('true where a fraction makes no sense'),
});

export const numbers = <const Name extends string>(...names: readonly Name[]) => each(names, number);

export const yesNo = z.enum(['yes', 'no']).describe('“yes” or “no”, in quotes');

const typedNumber = z.number().nonnegative().describe('a number, 0 or more');
export const numberAnswer = typedNumber.transform(String);

export function frame(...values: readonly string[]) {
  const words = textWith([], values);
  return {
    heading: headline,
    lead: 'the sentences below the headline',
    workings: z
      .array(fields({ what: 'what is worked out', formula: words.describe('how, in words') }))
      .describe('how it is worked out'),
    rules: z.array(words).min(1).describe('rules and assumptions, each in a sentence'),
  } as const;
}

export const example = <const Name extends string>(names: readonly Name[]) =>
  fields({ about: 'what the example is about', answers: each(names, numberAnswer) });

/** Those that a service's page can name in its field `calculator`. */
export const offerCalculators = z.enum(['ai-cost', 'double-typing', 'runway']);
export type OfferCalculatorName = z.infer<typeof offerCalculators>;

const costInputs = ['answers', 'savedMinutes', 'hourlyCost', 'outputPrice'] as const;
const assumed = [
  'inputTokens',
  'outputTokens',
  'inputShare',
  'repeated',
  'reviewed',
  'reviewMinutes',
] as const;

/** What an AI feature costs to run. */
export const aiCostSchema = fields({
  ...frame('days', ...assumed),
  inputs: numbers(...costInputs),
  assumed: each(assumed, typedNumber),
  results: each(['net', 'saving', 'model', 'review', 'breakEven'], 'the label of the figure'),
  neverPays: 'what it says when no time saved can pay for the answers',
  example: example(costInputs),
});

const typingInputs = [
  'records',
  'minutesEach',
  'errors',
  'mendMinutes',
  'hourlyCost',
  'years',
  'price',
  'upkeep',
] as const;

/** What typing the same data twice costs. */
export const doubleTypingSchema = fields({
  ...frame('days'),
  inputs: numbers(...typingInputs),
  agreed: 'the question whether they agree',
  results: each(['hours', 'cost', 'payback', 'net'], 'the label of the figure'),
  neverPaysBack: 'what it says when it never pays back',
  connect: 'the advice to connect',
  leave: 'the advice to leave it',
  reasons: each(['replaced', 'few', 'disagree', 'noReturn'], 'the reason, in a sentence'),
  example: {
    about: 'what the example is about',
    answers: each(typingInputs, numberAnswer).extend({ agreed: yesNo }),
  },
});

const founderInputs = ['cash', 'burn', 'quote', 'weeks'] as const;

/** Whether a founder's money lasts, and what it buys. */
export const runwaySchema = fields({
  ...frame('months'),
  inputs: numbers(...founderInputs),
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
    .array(fields({ what: 'what is bought', price: typedNumber, weeks: typedNumber }))
    .min(1)
    .describe('what money buys, the largest first'),
  buys: 'what the money buys: for {price}, {what} leaves {months}',
  buysNothing: 'what it says when nothing leaves that many {months}',
  instead: action.optional().describe('a link for when we’d advise against it'),
  example: example(founderInputs),
});
