/** The copy of `content/calculators/legacy-choice.yaml`: what to do with each function of an old system. */
import { z } from 'zod';
import { exampleFits, frame, numberAnswer, numbers, yesNo } from '../calculator-parts.ts';
import { each, wordsSchema } from '../words-schema.ts';

const ways = ['leave', 'wrap', 'rewrite', 'strangle'] as const;
const questions = ['needed', 'sound', 'separable', 'known', 'mayStop'] as const;

/** A row applies if all of its conditions are met. */
const row = wordsSchema({
  when: each(questions, yesNo.optional())
    .extend({
      changesAtMost: z.number().nonnegative().optional().describe('the most changes a year, as a number'),
    })
    .describe('the conditions, or {} for every other case'),
  way: z.enum(ways).describe('leave, wrap, rewrite or strangle'),
  reason: 'why',
});

const systemFunction = wordsSchema({
  name: 'the function’s name',
  changes: numberAnswer.describe('changes a year, as a number'),
}).extend(each(questions, yesNo).shape);

/** `needed3` is the third function's answer, in the form and in the address. */
const numbered = (functions: readonly Readonly<Record<string, string>>[]): Record<string, string> =>
  Object.fromEntries(
    functions.flatMap((one, index) =>
      Object.entries(one).map(([name, answer]) => [`${name}${index + 1}`, answer]),
    ),
  );

export const legacyChoiceSchema = wordsSchema({
  ...frame,
  functionName: 'the label of a function’s name',
  functionHeading: 'the heading of a function without a name, with its {number}',
  inputs: numbers('changes'),
  questions: each(questions, 'the question'),
  undecided: 'what it says until there is an answer',
  failsWhen: 'the words before what makes a way fail',
  ways: each(ways, { name: 'what the way is called', failsWhen: 'when this way fails' }),
  /** Tried from the top: the first row that applies decides. */
  table: z
    .array(row)
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every function gets an answer',
    )
    .describe('rows, tried from the top'),
  example: wordsSchema({
    about: 'what the example is about',
    functions: z
      .array(systemFunction)
      .min(1)
      .max(6, 'has more than the six functions that a visitor can enter')
      .describe('functions of a made-up system'),
  }).transform(({ about, functions }) => ({ about, answers: numbered(functions) })),
}).superRefine(exampleFits);
