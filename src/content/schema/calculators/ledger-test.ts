/** The copy of `content/calculators/ledger-test.yaml`: whether a plan needs a blockchain. */
import { example, frame, yesNo } from '../calculator-parts.ts';
import { each, wordsSchema } from '../words-schema.ts';

const questions = ['several', 'distrust', 'middleman', 'order', 'forEver'] as const;

export const ledgerTestSchema = wordsSchema({
  ...frame,
  questions: each(questions, { question: 'the question', yes: 'what a yes means', no: 'what a no means' }),
  verdicts: {
    none: 'what it says when no answer is given',
    open: 'how many questions are left, as {count}',
    goOn: 'what it says when it’s worth going on',
    simpler: 'what it says when something simpler will do',
  },
  example: example(questions, yesNo),
});
