/** The copy of `content/calculators/double-typing.yaml`: what typing the same data twice costs. */
import { z } from 'zod';
import { fill } from '../../../../contract/fill.ts';
import { inWords } from '../../in-words.ts';
import { exampleFits, figures, frame, numberAnswer, numbers, yesNo } from '../calculator-parts.ts';
import { textWith } from '../text.ts';
import { each, wordsSchema } from '../words-schema.ts';

const inputs = [
  ...['records', 'minutesEach', 'errors', 'mendMinutes', 'hourlyCost', 'years', 'price', 'upkeep'],
] as const;
const weekdaysInYear = 52 * 5;

const withDays = textWith({}, ['days', 'holidays']);

export const doubleTypingSchema = wordsSchema({
  ...frame,
  workings: z
    .array(wordsSchema({ what: 'what is worked out', formula: withDays.describe('how, in words') }))
    .describe('how it is worked out'),
  rules: z
    .array(wordsSchema({ rule: withDays.describe('the rule'), source: 'where the rule comes from' }))
    .min(1)
    .describe('rules with their sources'),
  /** In the provider's country. Formulas and rules have it as {days}, and what it leaves as {holidays}. */
  workingDays: z.int().min(1).max(366).describe('working days in a year, as a number'),
  inputs: numbers(...inputs),
  agreed: 'the question whether they agree',
  results: figures('hours', 'cost', 'payback', 'net'),
  neverPaysBack: 'what it says when it never pays back',
  undecided: 'what it says until there is an answer',
  connect: 'the advice to connect',
  leave: 'the advice to leave it',
  reasons: each(['replaced', 'few', 'disagree', 'noReturn'], 'the reason, in a sentence'),
  example: {
    about: 'what the example is about',
    answers: each(inputs, numberAnswer).extend({ agreed: yesNo }),
  },
})
  .superRefine(exampleFits)
  .transform((copy, { addIssue }) => {
    const { workingDays } = copy;
    const values = { days: workingDays, holidays: inWords(Math.max(0, weekdaysInYear - workingDays)) };
    const filled = (words: string, path: (string | number)[]) => {
      const [, typed] = /\b(\d+) working days\b/.exec(words) ?? [];
      const message = `has ${typed} of its own: write {days} in its place, so that it follows workingDays`;
      if (typed !== undefined) addIssue({ code: 'custom', path, message });
      return fill(words, values);
    };
    return {
      ...copy,
      workings: copy.workings.map(({ what, formula }, index) => ({
        what,
        formula: filled(formula, ['workings', index, 'formula']),
      })),
      rules: copy.rules.map(({ rule, source }, index) => ({
        rule: filled(rule, ['rules', index, 'rule']),
        source,
      })),
    };
  });
