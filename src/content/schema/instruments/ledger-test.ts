/** `content/instruments/ledger-test.yaml` */
import { z } from 'zod';
import { words } from '../words.ts';
import { frame, template, yesNo } from './shared.ts';

const questions = z.enum(['several', 'distrust', 'middleman', 'order', 'forEver']);

export const ledgerTestSchema = z.strictObject({
  ...frame,
  questions: z.record(questions, z.strictObject({ question: words, yes: words, no: words })),
  columns: z.strictObject({ question: words, design: words }),
  verdicts: z.strictObject({ none: words, open: template('count'), goOn: words, simpler: words }),
  example: z.strictObject({ about: words, answers: z.record(questions, yesNo) }),
});
