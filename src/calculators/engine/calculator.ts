/** What a calculator is: questions in groups, and a result computed from the answers. All else follows from these. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../../site/page-data.ts';
import { type Answers, type DateField, isAnswer, type Limits, type NumberField } from './fields.ts';
import { formatNumber, moneyIn } from './format.ts';

/** `one` is the unit of exactly one: "month" beside "months". */
type Labelled = { label: string; unit: string; one?: string | undefined };

export type Question =
  | (NumberField & Labelled)
  | (DateField & { label: string; hint: string })
  /** `about` tells equal questions apart for screen readers. */
  | { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; about?: string }
  /** Ticks that follow each other share their heading. */
  | { kind: 'tick'; heading: string; label: string; note?: string }
  | { kind: 'text'; label: string; maxLength: number };

/** By the names of their answers in the address. */
export type Questions = Readonly<Record<string, Question>>;

/** A group with a title is folded, one of them open at a time. */
export type Group = { title?: string; questions: Questions };

/** `text` is null where the number isn't known, which is NaN. */
export type Figure = { label: string; value: number; text: string | null; unit: string };

export type Item = {
  title: string;
  /** Null while it's open. */
  outcome?: string | null;
  /** In texts, between title and notes. The form beside it shows it already. */
  detail?: string;
  isProblem?: boolean;
  notes: readonly string[];
};

export type Result = {
  /** The first figure is the main one. */
  figures?: readonly Figure[];
  /** An open verdict only says what it needs. */
  verdict?: {
    text: string;
    reasons?: readonly string[];
    isOpen?: boolean;
    link?: { label: string; path: string };
  };
  items?: readonly Item[];
  /** A text to copy, such as a letter; null while there's nothing to say in it. */
  paper?: { heading: string; text: string | null; empty: string };
};

export type Given = {
  answers: Answers;
  /** Undefined without an answer. */
  yes: (name: string) => boolean | undefined;
  money: (value: number) => string;
  common: CalculatorCommon;
  /** Names the numbers that are missing or wrong; undefined if none is. */
  missing: string | undefined;
};

export type Calculator<Name extends OfferCalculatorName> = {
  form: (copy: CalculatorCopy[Name], common: CalculatorCommon, answers: Answers) => readonly Group[];
  result: (copy: CalculatorCopy[Name], given: Given) => Result;
};

export const questionsIn = (groups: readonly Group[]): Questions =>
  Object.assign({}, ...groups.map(({ questions }) => questions));

/** A question for each number, by the names of the copy. */
export function numberQuestions<Name extends string>(inputs: Readonly<Record<Name, Labelled & Limits>>) {
  const asked = Object.entries<Labelled & Limits>(inputs);
  // The names are those of the inputs.
  return Object.fromEntries(asked.map(([name, input]) => [name, { kind: 'number', ...input }])) as Record<
    Name,
    Extract<Question, { kind: 'number' }>
  >;
}

export const yesOrNo = (labels: Readonly<Record<string, string>>, { yes, no }: CalculatorCommon): Questions =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { kind: 'choice', label, options: { yes, no } }]),
  );

export function given(groups: readonly Group[], answers: Answers, common: CalculatorCommon): Given {
  const questions = questionsIn(groups);
  const missing = Object.entries(questions)
    .filter(([name, question]) => question.kind === 'number' && !isAnswer(answers[name] ?? '', question))
    .map(([, { label }]) => label);
  const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };
  return {
    answers,
    yes: (name) => yesNo[answers[name] ?? ''],
    money: moneyIn(common.currency),
    common,
    missing: missing.length > 0 ? fill(common.missing, { names: missing.join(', ') }) : undefined,
  };
}

/** @param endless what's said of an infinite value. */
export function figure(labelled: Labelled, value: number, format = formatNumber, endless = ''): Figure {
  const { label } = labelled;
  if (value === Number.POSITIVE_INFINITY) return { label, value, text: endless, unit: '' };
  const text = Number.isNaN(value) ? null : format(value);
  return { label, value, text, unit: unitOf(labelled, text) };
}

export function unitOf({ unit, one }: Labelled, text: string | null): string {
  return text === '1' && one !== undefined ? one : unit;
}
