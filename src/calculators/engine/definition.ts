/** What a calculator is made of: fields, a form, a worked example, and a result computed from the answers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../../content/page-data.ts';
import { type Answers, asEntered, type Fields, numbersIn, readNumber } from './fields.ts';
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
type ResultFigure = { label: string; value: string | null; unit: string };

type ResultItem = {
  title: string;
  outcome?: string | null;
  isProblem?: boolean;
  notes: readonly string[];
};

export type ResultPart =
  /** The first figure is the main one. */
  | { kind: 'figures'; figures: readonly ResultFigure[] }
  | { kind: 'verdict'; text: string; reasons?: readonly string[] }
  | { kind: 'bars'; caption: string; bars: readonly { label: string; value: number; text: string }[] }
  | { kind: 'items'; items: readonly ResultItem[] }
  | { kind: 'letter'; label: string; text: string | null; empty: string }
  | {
      kind: 'scope';
      heading: string;
      sections: readonly { heading: string; items: readonly string[] }[];
      none: string;
      print: string;
    };

export type Result = {
  parts: readonly ResultPart[];
  /** What a screen reader says once the visitor pauses. */
  spoken: string;
  /** Lines for the enquiry, or null while there's nothing worth attaching. */
  attachment: readonly string[] | null;
};

export type Definition<Name extends OfferCalculatorName> = {
  fields: (copy: CalculatorCopy[Name]) => Fields;
  example: (copy: CalculatorCopy[Name]) => Answers;
  form: (copy: CalculatorCopy[Name], answers: Answers) => readonly FormPart[];
  compute: (copy: CalculatorCopy[Name], common: CalculatorCommon, answers: Answers) => Result;
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

/** Lines such as "Cash today: $480,000". Beside a field the currency is a unit; in a sentence it comes first. */
export function enteredText(
  fields: Fields,
  labels: Readonly<Record<string, Labelled>>,
  answers: Answers,
  { currency }: Pick<CalculatorCommon, 'currency'>,
): string[] {
  return Object.entries(labels).flatMap(([name, labelled]) => {
    const field = fields[name];
    if (field?.kind !== 'number' || typeof readNumber(answers[name] ?? '', field) !== 'number') return [];
    const text = asEntered(answers[name] ?? '');
    const unit = unitOf(labelled, text);
    const isMoney = unit.startsWith(currency);
    const amount = isMoney ? `${currency}${text} ${unit.slice(currency.length).trim()}` : `${text} ${unit}`;
    return [line(labelled.label, amount)];
  });
}

export function figureText(figures: readonly ResultFigure[]): string[] {
  return figures.flatMap(({ label, value, unit }) =>
    value === null ? [] : [line(label, `${value} ${unit}`)],
  );
}

function line(label: string, value: string): string {
  return `${label}: ${value}`.trimEnd();
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
