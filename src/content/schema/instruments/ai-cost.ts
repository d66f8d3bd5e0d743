/** `content/instruments/ai-cost.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { figure, frame, labelled, template } from './shared.ts';

const inputs = z.enum([
  ...['requests', 'inputTokens', 'outputTokens', 'inputPrice', 'outputPrice'],
  ...['repeated', 'reviewed', 'reviewMinutes', 'savedMinutes', 'hourlyCost'],
] as const);

export const aiCostSchema = z.strictObject({
  ...frame,
  inputs: z.record(inputs, labelled),
  results: z.record(z.enum(['model', 'review', 'saving', 'netMonth', 'breakEven']), labelled),
  /** Where no time saved could pay for the work, since an hour costs nothing. */
  neverBreaksEven: text,
  curve: z.strictObject({
    caption: text,
    volume: text,
    saving: text,
    cost: text,
    empty: text,
    described: template('volume', 'saving', 'cost'),
  }),
  example: z.strictObject({ about: text, answers: z.record(inputs, figure) }),
});
