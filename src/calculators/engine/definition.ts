/**
 * What a calculator is made of: fields, a form, a worked example, and a result computed from the answers. Its texts
 * follow from form and result (texts.ts).
 */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../../content/page-data.ts';
import { type Answers, type Fields, numbersIn } from './fields.ts';
import { formatNumber } from './format.ts';

/** `one` is the unit of exactly one: "month" beside "months". */
export type Labelled = { label: string; unit: string; one?: string | undefined };

/** Each label belongs to the field of the same name. */
export type FormPart =
  | { kind: 'numbers'; labels: Readonly<Record<string, Labelled>> }
  /** Answered by yes or no. `about` tells equal questions apart for screen readers. */
  | { kind: 'questions'; labels: Readonly<Record<string, string>>; about?: string }
  | { kind: 'ticks'; heading: string; labels: Readonly<Record<string, { what: string; why: string }>> }
  | { kind: 'text'; name: string; label: string; maxLength: number }
  | {
      kind: 'entries';
      entries: readonly Entry[];
      add: { label: string; answers: Answers | null; full: string };
    };

export type Entry = {
  title: string;
  parts: readonly Exclude<FormPart, { kind: 'entries' }>[];
  remove: { label: string; answers: Answers } | null;
};

/** A number with its unit; null while something it needs is missing. */
export type ResultFigure = { label: string; value: string | null; unit: string };

export type ResultItem = {
  title: string;
  outcome?: string | null;
  /** In texts, between title and notes. The form beside it shows it already. */
  detail?: string;
  isProblem?: boolean;
  notes: readonly string[];
};

export type ResultPart =
  /** The first figure is the main one. */
  | { kind: 'figures'; figures: readonly ResultFigure[] }
  /** An open verdict only says what it needs. */
  | { kind: 'verdict'; text: string; isOpen?: boolean; reasons?: readonly string[] }
  | { kind: 'bars'; caption: string; bars: readonly { label: string; value: number; text: string }[] }
  | { kind: 'items'; items: readonly ResultItem[] }
  | { kind: 'letter'; label: string; text: string | null; empty: string }
  /** The first section is what the visitor has chosen. */
  | {
      kind: 'scope';
      heading: string;
      sections: readonly { heading: string; items: readonly string[] }[];
      none: string;
      print: string;
    };

export type Definition<Name extends OfferCalculatorName> = {
  fields: (copy: CalculatorCopy[Name]) => Fields;
  example: (copy: CalculatorCopy[Name]) => Answers;
  form: (copy: CalculatorCopy[Name], answers: Answers) => readonly FormPart[];
  compute: (copy: CalculatorCopy[Name], common: CalculatorCommon, answers: Answers) => readonly ResultPart[];
};

export function figure(
  labelled: Labelled,
  value: number | string | null,
  format = formatNumber,
): ResultFigure {
  const { label } = labelled;
  if (typeof value === 'string') return { label, value, unit: '' };
  const text = value === null ? null : format(value);
  return { label, value: text, unit: unitOf(labelled, text) };
}

export function unitOf({ unit, one }: Labelled, text: string | null): string {
  return text === '1' && one !== undefined ? one : unit;
}

/** Names the numbers that are still missing or wrong; null if none is. */
export function missingText(
  common: CalculatorCommon,
  fields: Fields,
  labels: Readonly<Record<string, Labelled>>,
  answers: Answers,
): string | null {
  const numbers = numbersIn(fields, answers);
  const missing = Object.entries(labels).filter(([name]) => numbers[name] === null);
  if (missing.length === 0) return null;
  return fill(common.missing, { names: missing.map(([, { label }]) => label).join(', ') });
}
