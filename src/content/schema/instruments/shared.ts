/** What the schemas of the instruments share: shapes of text, and the words that every instrument shows. */
import { z } from 'zod';
import { headline, text } from '../text.ts';

/** A label, and the unit that stands behind its value. */
export const labelled = z.strictObject({ label: text, unit: text });
export const yesNo = z.enum(['yes', 'no']);

/** An example's figure, as the visitor would type it. */
export const figure = z.number().nonnegative().transform(String);

/** A text in which each `{name}` is replaced by its value. */
export const template = (...names: readonly string[]) =>
  names.reduce(
    (schema, name) =>
      schema.refine((value) => value.includes(`{${name}}`), `lacks {${name}}, which its value replaces`),
    text,
  );

/** What every instrument has around its own words. */
export const frame = {
  heading: headline,
  lead: text,
  /** How a result comes about, line by line. */
  workings: z.array(z.strictObject({ what: text, formula: text })),
  /** Each rule with the place that it comes from. */
  rules: z.array(z.strictObject({ rule: text, source: text })).min(1),
};

/** `content/instruments/common.yaml` */
export const instrumentCommonSchema = z.strictObject({
  yes: text,
  no: text,
  inputsHeading: text,
  resultHeading: text,
  /** Stands over the result while the example's figures are filled in. */
  exampleMark: text,
  exampleHeading: text,
  workingsHeading: text,
  ruleColumn: text,
  sourceColumn: text,
  fillExample: text,
  clear: text,
  range: template('min', 'max'),
  outOfRange: template('min', 'max'),
  notANumber: template('min', 'max'),
  privacy: text,
  /** Where scripts are off. */
  noScript: text,
  /** Where the scripts that compute did not arrive. */
  failed: text,
  /** After an address whose query holds what the instrument cannot use. */
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
