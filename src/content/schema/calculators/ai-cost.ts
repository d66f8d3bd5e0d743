import { example, exampleFits, figure, figures, frame, numbers } from '../calculator-parts.ts';
import { words } from '../words.ts';

const inputs = [
  ...['requests', 'inputTokens', 'outputTokens', 'inputPrice', 'outputPrice'],
  ...['repeated', 'reviewed', 'reviewMinutes', 'savedMinutes', 'hourlyCost'],
] as const;

export const aiCostSchema = words({
  ...frame,
  inputs: numbers(...inputs),
  results: figures('model', 'review', 'saving', 'netMonth', 'breakEven'),
  neverBreaksEven: 'what it says when no time saved can pay for the work',
  example: example(inputs, figure),
}).superRefine(exampleFits);
