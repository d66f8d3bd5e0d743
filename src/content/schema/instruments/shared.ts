/** What the schemas of the instruments share: shapes of words, and the words that every instrument shows. */
import { z } from 'zod';
import { headline, words } from '../words.ts';

/** A label, and the unit that stands behind its value. */
export const labelled = z.strictObject({ label: words, unit: words });
export const yesNo = z.enum(['yes', 'no']);

/** An example's figure, as the visitor would type it. */
export const figure = z.number().nonnegative().transform(String);

/** A text in which each `{name}` is replaced by its value. */
export const template = (...names: readonly string[]) =>
  names.reduce(
    (text, name) =>
      text.refine((value) => value.includes(`{${name}}`), `lacks {${name}}, which its value replaces`),
    words,
  );

/** What every instrument has around its own words. */
export const frame = {
  heading: headline,
  lead: words,
  /** How a result comes about, line by line. */
  workings: z.array(z.strictObject({ what: words, formula: words })),
  /** Each rule with the place that it comes from. */
  rules: z.array(z.strictObject({ rule: words, source: words })).min(1),
};

/** `content/instruments/common.yaml` */
export const instrumentCommonSchema = z.strictObject({
  yes: words,
  no: words,
  inputsHeading: words,
  resultHeading: words,
  /** Stands over the result while the example's figures are filled in. */
  exampleMark: words,
  exampleHeading: words,
  workingsHeading: words,
  ruleColumn: words,
  sourceColumn: words,
  fillExample: words,
  clear: words,
  range: template('min', 'max'),
  outOfRange: template('min', 'max'),
  notANumber: template('min', 'max'),
  privacy: words,
  /** After an address whose query holds what the instrument cannot use. */
  ignored: template('names'),
  missing: template('names'),
  attach: words,
  attachHint: words,
  attachFailed: words,
  copy: words,
  copied: words,
  copyFailed: words,
  /** The last line of an attachment that had to be cut. */
  cut: words,
});
