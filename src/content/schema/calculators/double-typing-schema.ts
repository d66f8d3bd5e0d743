/** The copy of `content/calculators/double-typing.yaml`: what typing the same data twice costs. */
import { exampleFits, frame, numberAnswer, numbers, yesNo } from '../calculator-parts.ts';
import { each, wordsSchema } from '../words-schema.ts';

const inputs = [
  ...['records', 'minutesEach', 'errors', 'mendMinutes', 'hourlyCost', 'years', 'price', 'upkeep'],
] as const;

export const doubleTypingSchema = wordsSchema({
  ...frame('days'),
  inputs: numbers(...inputs),
  agreed: 'the question whether they agree',
  results: each(['hours', 'cost', 'payback', 'net'], 'the label of the figure'),
  neverPaysBack: 'what it says when it never pays back',
  connect: 'the advice to connect',
  leave: 'the advice to leave it',
  reasons: each(['replaced', 'few', 'disagree', 'noReturn'], 'the reason, in a sentence'),
  example: {
    about: 'what the example is about',
    answers: each(inputs, numberAnswer).extend({ agreed: yesNo }),
  },
}).superRefine(exampleFits);
