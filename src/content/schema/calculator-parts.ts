/** What the calculators' schemas share: their frame, their numbers, and the copy that every calculator shows. */
import { z } from 'zod';
import { headline, text, textWith } from './words.ts';
import { each, wordsSchema } from './words-schema.ts';

const number = z
  .strictObject({
    label: text.describe('the label'),
    unit: text.describe('the unit behind the value'),
    one: text.optional().describe('the unit of exactly one'),
    max: z.number().positive().describe('the largest number that can be entered'),
    whole: z.literal(true).optional().describe('true where a fraction makes no sense'),
  })
  .describe('a label, the unit behind the value, and max');

export const numbers = <const Name extends string>(...names: readonly Name[]) => each(names, number);

export const yesNo = z.enum(['yes', 'no']).describe('“yes” or “no”, in quotes');

export const typedNumber = z.number().nonnegative().describe('a number, 0 or more');
export const numberAnswer = typedNumber.transform(String);

export function frame(...values: readonly string[]) {
  const words = textWith({}, values);
  return {
    heading: headline,
    lead: 'the sentences below the headline',
    workings: z
      .array(wordsSchema({ what: 'what is worked out', formula: words.describe('how, in words') }))
      .describe('how it is worked out'),
    rules: z.array(words).min(1).describe('rules and assumptions, each in a sentence'),
  } as const;
}

export const example = <const Name extends string>(names: readonly Name[]) =>
  wordsSchema({ about: 'what the example is about', answers: each(names, numberAnswer) });

type Exemplified = {
  inputs: Readonly<Record<string, { max: number }>>;
  example: { answers: Readonly<Record<string, string>> };
};

export function exampleFits({ inputs, example: { answers } }: Exemplified, ctx: z.RefinementCtx): void {
  for (const [name, answer] of Object.entries(answers)) {
    const { max = Number.POSITIVE_INFINITY } = inputs[name] ?? {};
    const message = `has ${answer} for ${name}, which takes ${max} at most: write less, or raise its max`;
    if (Number(answer) > max) ctx.addIssue({ code: 'custom', path: ['example'], message });
  }
}

/** `content/calculators/common.yaml` */
export const calculatorCommonSchema = wordsSchema({
  yes: 'the word for yes',
  no: 'the word for no',
  workingDays: z.int().min(1).max(366).describe('working days in a year, as a number'),
  resultHeading: 'the heading above the result',
  example: 'the words before what the example is about',
  own: 'the words above a visitor’s own result',
  startAgain: 'the link that leads back to the example',
  workingsHeading: 'the heading above the workings',
  outOfRange: 'what can be entered, from {min} to {max}',
  wholeNumber: 'which whole numbers can be entered, from {min} to {max}',
  notANumber: 'what to write, from {min} to {max}',
  unclearNumber: 'whether {thousands} or {decimals} was meant',
  privacy: 'the sentence about the link with the answers',
  noScript: 'what it says without scripts',
  failed: 'what it says when the scripts didn’t arrive',
  unreadable: 'that the link’s answers to {names} can’t be read',
  missing: 'that {names} are still needed',
  unknown: 'the word for what isn’t known',
  attach: 'the link that attaches the answers to an enquiry',
  attachHint: 'the hint beside that link',
  notYours: 'why an example, or half of the answers, can’t be attached',
  attachFailed: 'what it says when they can’t be attached',
  copied: 'what it says once the link is copied',
  copyFailed: 'what it says when it can’t be copied',
  stopped: 'what it says when the calculator has failed',
  cut: 'the last line of an attachment that was cut',
});
