/** What a calculator is: questions in groups, and a result computed from the answers. All else follows from these. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../../site/page-data.ts';
import { type Answers, type DateField, isAnswer, type NumberField } from './fields.ts';
import { formatNumber, moneyIn } from './format.ts';
import { type Currency, type NumberFormat, readNumber } from './read-number.ts';

/** `one` is the unit of exactly one: "month" beside "months". */
type Labelled = { label: string; unit: string; one?: string | undefined };

export type Question =
  | (NumberField & { label: string })
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

type Input = { label: string } & Omit<NumberFormat, 'currency'>;

/** A question for each number, by the names of the copy. @param currency if any of them is an amount. */
export function numberQuestions<Name extends string>(
  inputs: Readonly<Record<Name, Input>>,
  currency: Currency | null,
) {
  const asked = Object.entries<Input>(inputs).map(([name, input]) => {
    const isAmount = currency !== null && input.unit.startsWith(currency.sign);
    return [name, { kind: 'number', ...input, currency: isAmount ? currency : null }];
  });
  // The names are those of the inputs.
  return Object.fromEntries(asked) as Record<Name, Extract<Question, { kind: 'number' }>>;
}

/** NaN for each that isn't known, which makes what's computed from it NaN too. */
export function numbersIn<Name extends string>(
  inputs: Readonly<Record<Name, Input>>,
  answers: Answers,
  currency: Currency | null,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<NumberFormat>(numberQuestions(inputs, currency)).map(([name, format]) => {
    const value = readNumber(answers[name] ?? '', format);
    return [name, typeof value === 'number' ? value : Number.NaN];
  });
  // The names are those of the inputs.
  return Object.fromEntries(entries) as Record<Name, number>;
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
    money: moneyIn(common.currency.sign),
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
