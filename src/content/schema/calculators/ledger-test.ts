/** `content/calculators/ledger-test.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { frame, template, yesNo } from './shared.ts';

const questions = z.enum(['several', 'distrust', 'middleman', 'order', 'forEver']);

export const ledgerTestSchema = z.strictObject({
  ...frame,
  questions: z.record(questions, z.strictObject({ question: text, yes: text, no: text })),
  verdicts: z.strictObject({ none: text, open: template('count'), goOn: text, simpler: text }),
  example: z.strictObject({ about: text, answers: z.record(questions, yesNo) }),
});
