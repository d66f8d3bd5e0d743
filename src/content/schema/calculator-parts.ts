/** What the calculators' schemas share: their frame, their numbers, and the copy that every calculator shows. */
import { z } from 'zod';
import { headline, text } from './text.ts';
import { each, wordsSchema } from './words-schema.ts';

const labels = {
  label: text.describe('the label'),
  unit: text.describe('the unit behind the value'),
  /** "month" beside "months". */
  one: text.optional().describe('the unit of exactly one'),
};

/** Of a result. */
const labelled = z.strictObject(labels).describe('a label, and the unit behind the value');

/** Of a field: any number from 0 on. */
const number = z
  .strictObject({
    ...labels,
    max: z.number().positive().describe('the largest number that can be entered'),
    whole: z.literal(true).optional().describe('true where a fraction makes no sense'),
  })
  .describe('a label, the unit behind the value, and max');

export const numbers = <const Name extends string>(...names: readonly Name[]) => each(names, number);
export const figures = <const Name extends string>(...names: readonly Name[]) => each(names, labelled);

export const yesNo = z.enum(['yes', 'no']).describe('“yes” or “no”, in quotes');

/** In YAML also an example's, as "{{amount-mvp}}". */
export const typedNumber = z.number().nonnegative().describe('a number, 0 or more');
export const numberAnswer = typedNumber.transform(String);

export const frame = {
  heading: headline,
  lead: 'the sentences below the headline',
  clear: 'the button that empties the fields',
  workings: z
    .array(wordsSchema({ what: 'what is worked out', formula: 'how, in words' }))
    .describe('how it is worked out'),
  rules: z
    .array(wordsSchema({ rule: 'the rule', source: 'where the rule comes from' }))
    .min(1)
    .describe('rules with their sources'),
} as const;

/** The answers that a page opens with. */
export const example = <const Name extends string, Answer extends z.ZodType>(
  names: readonly Name[],
  answer: Answer,
) => wordsSchema({ about: 'what the example is about', answers: each(names, answer) });

type Exemplified = {
  inputs: Readonly<Record<string, { max: number }>>;
  example: { answers: Readonly<Record<string, string>> };
};

/** An example that can't be entered has no result. */
export function exampleFits({ inputs, example: { answers } }: Exemplified, ctx: z.RefinementCtx): void {
  for (const [name, answer] of Object.entries(answers)) {
    // `changes3` is what was answered to `changes` the third time.
    const { max = Number.POSITIVE_INFINITY } = inputs[name] ?? inputs[name.replace(/\d+$/, '')] ?? {};
    const message = `has ${answer} for ${name}, which takes ${max} at most: write less, or raise its max`;
    if (Number(answer) > max) ctx.addIssue({ code: 'custom', path: ['example'], message });
  }
}

/** `content/calculators/common.yaml` */
export const calculatorCommonSchema = wordsSchema({
  yes: 'the word for yes',
  no: 'the word for no',
  resultHeading: 'the heading above the result',
  example: 'the words before what the example is about',
  own: 'the words above a visitor’s own result',
  showExample: 'the button that shows the example',
  undo: 'the button that brings replaced answers back',
  replaced: 'that the answers were replaced, and what brings them back',
  workingsHeading: 'the heading above the workings',
  ruleColumn: 'the head of the column of rules',
  sourceColumn: 'the head of the column of sources',
  outOfRange: 'what can be entered, from {min} to {max}',
  wholeNumber: 'which whole numbers can be entered, from {min} to {max}',
  notANumber: 'what to write, from {min} to {max}',
  /** "1,500" where no more than 100 is possible: the same number as decimals. */
  unclearNumber: 'whether {number} was meant, of what can be entered from {min} to {max}',
  privacy: 'the sentence about privacy',
  noScript: 'what it says without scripts',
  failed: 'what it says when the scripts didn’t arrive',
  unreadable: 'that the link’s answers to {names} can’t be read',
  missing: 'that {names} are still needed',
  unknown: 'the word for what isn’t known',
  attach: 'the link that attaches the answers to an enquiry',
  attachHint: 'the hint below that link',
  notYours: 'why an example can’t be attached, copied or printed',
  attachFailed: 'what it says when they can’t be attached',
  copy: 'the button that copies the answers',
  copied: 'what it says once they are copied',
  copyFailed: 'what it says when they can’t be copied',
  stopped: 'what it says when the calculator has failed',
  cut: 'the last line of an attachment that was cut',
});
