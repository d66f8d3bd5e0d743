/** What the calculators' schemas share: shapes of text, and the copy that every calculator shows. */
import { z } from 'zod';
import { headline, text } from './text.ts';

/** A label and the unit after its value. `one` is the unit of exactly one: "month" beside "months". */
export const labelled = z
  .strictObject({
    label: text.describe('the label'),
    unit: text.describe('the unit behind the value'),
    one: text.optional().describe('the unit of exactly one'),
  })
  .describe('a label, and the unit behind the value');
export const yesNo = z.enum(['yes', 'no']).describe('“yes” or “no”, in quotes');

/** The same shape under each of these names. */
export const each = <const Name extends string, Shape extends z.ZodType>(
  names: readonly Name[],
  shape: Shape,
) => z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);

/** In YAML also an example's, as "{{amount-mvp}}". */
export const typedFigure = z.number().nonnegative().describe('a number, 0 or more');
export const figure = typedFigure.transform(String);

export const template = (...names: readonly string[]) =>
  names.reduce(
    (schema, name) =>
      schema.refine((value) => value.includes(`{${name}}`), `lacks {${name}}, which its value replaces`),
    text.describe(`the text, with ${names.map((name) => `{${name}}`).join(', ')} in it`),
  );

export const frame = {
  heading: headline,
  lead: text.describe('the sentences below the headline'),
  clear: text.describe('the button that empties the fields'),
  workings: z
    .array(
      z.strictObject({ what: text.describe('what is worked out'), formula: text.describe('how, in words') }),
    )
    .describe('how it is worked out'),
  rules: z
    .array(
      z.strictObject({ rule: text.describe('the rule'), source: text.describe('where the rule comes from') }),
    )
    .min(1)
    .describe('rules with their sources'),
};

/** `content/calculators/common.yaml` */
export const calculatorCommonSchema = z.strictObject({
  yes: text.describe('the word for yes'),
  no: text.describe('the word for no'),
  /** What stands before an amount: brand.yaml has it. */
  currency: text.describe('what stands before an amount, as {{currency}}'),
  resultHeading: text.describe('the heading above the result'),
  /** Before what the example is about, while its result is shown. */
  example: text.describe('the words before what the example is about'),
  /** In its place once the answers are the visitor's. */
  own: text.describe('the words above a visitor’s own result'),
  showExample: text.describe('the button that shows the example'),
  workingsHeading: text.describe('the heading above the workings'),
  ruleColumn: text.describe('the head of the column'),
  sourceColumn: text.describe('the head of the column'),
  outOfRange: template('min', 'max'),
  wholeNumber: template('min', 'max'),
  notANumber: template('min', 'max'),
  /** "1,500" where no more than 100 is possible: the same number as decimals. */
  unclearNumber: template('min', 'max', 'number'),
  privacy: text.describe('the sentence about privacy'),
  noScript: text.describe('what it says without scripts'),
  /** If the scripts that compute didn't arrive. */
  failed: text.describe('what it says when the scripts didn’t arrive'),
  /** If the address has answers that can't be read. */
  unreadable: template('names'),
  missing: template('names'),
  unknown: text.describe('the word for what isn’t known'),
  attach: text.describe('the link that attaches the answers to an enquiry'),
  attachHint: text.describe('the hint below that link'),
  attachFailed: text.describe('what it says when they can’t be attached'),
  copy: text.describe('the button that copies the answers'),
  copied: text.describe('what it says once they are copied'),
  copyFailed: text.describe('what it says when they can’t be copied'),
  /** The last line of an attachment that had to be cut. */
  stopped: text.describe('what it says when the calculator has failed'),
  cut: text.describe('the last line of an attachment that was cut'),
});
