/** `content/calculators/ai-cost.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { figure, frame, labelled } from './shared.ts';

const inputs = z.enum([
  ...['requests', 'inputTokens', 'outputTokens', 'inputPrice', 'outputPrice'],
  ...['repeated', 'reviewed', 'reviewMinutes', 'savedMinutes', 'hourlyCost'],
] as const);

export const aiCostSchema = z.strictObject({
  ...frame,
  inputs: z.record(inputs, labelled),
  results: z.record(z.enum(['model', 'review', 'saving', 'netMonth', 'breakEven']), labelled),
  /** If an hour costs nothing, no time saved can pay for the work. */
  neverBreaksEven: text,
  bars: z.strictObject({ caption: text, saving: text, cost: text }),
  example: z.strictObject({ about: text, answers: z.record(inputs, figure) }),
});
