/** The copy of `content/calculators/ai-cost.yaml`: what an AI feature costs to run. */
import { example, exampleFits, frame, numbers, typedNumber } from '../calculator-parts.ts';
import { each, wordsSchema } from '../words-schema.ts';

const inputs = ['answers', 'savedMinutes', 'hourlyCost', 'outputPrice'] as const;
const assumed = [
  ...['inputTokens', 'outputTokens', 'inputShare', 'repeated', 'reviewed', 'reviewMinutes'],
] as const;

export const aiCostSchema = wordsSchema({
  ...frame('days', ...assumed),
  inputs: numbers(...inputs),
  assumed: each(assumed, typedNumber),
  results: each(['net', 'saving', 'model', 'review', 'breakEven'], 'the label of the figure'),
  neverPays: 'what it says when no time saved can pay for the answers',
  example: example(inputs),
}).superRefine(exampleFits);
