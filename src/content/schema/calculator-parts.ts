/** What the calculators' schemas share: shapes of text, and the copy that every calculator shows. */
import { z } from 'zod';
import { headline, text } from './text.ts';

/** A label and the unit after its value. `one` is the unit of exactly one: "month" beside "months". */
export const labelled = z.strictObject({ label: text, unit: text, one: text.optional() });
export const yesNo = z.enum(['yes', 'no']);

/** The same shape under each of these names. */
export const each = <const Name extends string, Shape extends z.ZodType>(
  names: readonly Name[],
  shape: Shape,
) => z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);

export const figure = z.number().nonnegative().transform(String);

export const template = (...names: readonly string[]) =>
  names.reduce(
    (schema, name) =>
      schema.refine((value) => value.includes(`{${name}}`), `lacks {${name}}, which its value replaces`),
    text,
  );

export const frame = {
  heading: headline,
  lead: text,
  clear: text,
  workings: z.array(z.strictObject({ what: text, formula: text })),
  rules: z.array(z.strictObject({ rule: text, source: text })).min(1),
};

/** `content/calculators/common.yaml` */
export const calculatorCommonSchema = z.strictObject({
  yes: text,
  no: text,
  /** What stands before an amount: brand.yaml has it. */
  currency: text,
  resultHeading: text,
  /** Before what the example is about, while its result is shown. */
  example: text,
  /** In its place once the answers are the visitor's. */
  own: text,
  showExample: text,
  workingsHeading: text,
  ruleColumn: text,
  sourceColumn: text,
  outOfRange: template('min', 'max'),
  notANumber: template('min', 'max'),
  unclearNumber: text.describe('where a comma or a point could mean two things'),
  privacy: text,
  noScript: text,
  /** If the scripts that compute didn't arrive. */
  failed: text,
  /** If the address has parts that the calculator can't use. */
  ignored: template('names'),
  missing: template('names'),
  unknown: text,
  attach: text,
  attachHint: text,
  attachFailed: text,
  copy: text,
  copied: text,
  copyFailed: text,
  /** The last line of an attachment that had to be cut. */
  cut: text,
});
