/** The copy of `content/calculators/ai-cost.yaml`: what an AI feature costs to run. */
import { example, exampleFits, figures, frame, numberAnswer, numbers } from '../calculator-parts.ts';
import { wordsSchema } from '../words-schema.ts';

const inputs = [
  ...['requests', 'inputTokens', 'outputTokens', 'inputPrice', 'outputPrice'],
  ...['repeated', 'reviewed', 'reviewMinutes', 'savedMinutes', 'hourlyCost'],
] as const;

export const aiCostSchema = wordsSchema({
  ...frame,
  inputs: numbers(...inputs),
  results: figures('model', 'review', 'saving', 'netMonth', 'breakEven'),
  neverBreaksEven: 'what it says when no time saved can pay for the work',
  example: example(inputs, numberAnswer),
}).superRefine(exampleFits);
