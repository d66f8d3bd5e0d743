/** `content/calculators/legacy-choice.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { figure, frame, labelled, template, yesNo } from './shared.ts';

const ways = z.enum(['leave', 'wrap', 'rewrite', 'strangle']);
const questions = z.enum(['needed', 'sound', 'separable', 'known', 'mayStop']);

/** A row applies if all of its conditions are met. */
const row = z.strictObject({
  when: z.strictObject({
    needed: yesNo.optional(),
    changesAtMost: z.number().nonnegative().optional(),
    sound: yesNo.optional(),
    separable: yesNo.optional(),
    known: yesNo.optional(),
    mayStop: yesNo.optional(),
  }),
  way: ways,
  reason: text,
});

export const legacyChoiceSchema = z.strictObject({
  ...frame,
  functionName: text,
  functionHeading: template('number'),
  changes: labelled,
  questions: z.record(questions, text),
  add: text,
  remove: template('number'),
  full: template('count'),
  undecided: text,
  failsWhen: text,
  ways: z.record(ways, z.strictObject({ name: text, failsWhen: text })),
  /** Tried from the top: the first row that applies decides. */
  table: z
    .array(row)
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every function gets an answer',
    ),
  example: z.strictObject({
    about: text,
    functions: z
      .array(
        z.strictObject({
          name: text,
          needed: yesNo,
          changes: figure,
          sound: yesNo,
          separable: yesNo,
          known: yesNo,
          mayStop: yesNo,
        }),
      )
      .min(1),
  }),
});
