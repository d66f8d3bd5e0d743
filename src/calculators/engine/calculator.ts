/** What a calculator is: questions, and a result computed from the answers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../../site/page-data.ts';
import { type Answers, type ChoiceField, type DateField, isAnswer, type NumberField } from './fields.ts';
import { moneyIn } from './format.ts';
import { readNumber } from './read-number.ts';

/** `one` is the unit of exactly one: "week" beside "weeks". */
type NumberInput = {
  label: string;
  unit: string;
  one?: string | undefined;
  max: number;
  whole?: true | undefined;
};

export type NumberQuestion = NumberField & Omit<NumberInput, 'max' | 'whole'>;
export type DateQuestion = DateField & { label: string; hint: string };
export type ChoiceQuestion = ChoiceField & { label: string };
export type TickQuestion = { kind: 'tick'; heading: string; label: string };
export type Question = NumberQuestion | DateQuestion | ChoiceQuestion | TickQuestion;

export type Questions = Readonly<Record<string, Question>>;

/** `text` is null where it isn't known yet. */
export type Figure = { label: string; text: string | null };

export type Verdict = {
  text: string;
  reasons?: readonly string[];
  link?: { label: string; path: string };
};

/** The first figure is the main one. Without a verdict something is still needed for it. */
export type Result = { figures: readonly Figure[]; verdict: Verdict | null };

export type Given = {
  answers: Answers;
  yes: (name: string) => boolean | undefined;
  money: (value: number) => string;
  common: CalculatorCommon;
};

export type Calculator<Name extends OfferCalculatorName> = {
  choices?: (copy: CalculatorCopy[Name]) => Readonly<Record<string, string>>;
  values?: (
    copy: CalculatorCopy[Name],
    common: CalculatorCommon,
  ) => Readonly<Record<string, string | number>>;
  result: (copy: CalculatorCopy[Name], given: Given) => Result;
};

export function numberQuestions(
  inputs: Readonly<Record<string, NumberInput>>,
  { currency }: Pick<CalculatorCommon, 'currency'>,
): Readonly<Record<string, NumberQuestion>> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const isAmount = input.unit.startsWith(currency.sign);
      return [name, { kind: 'number', ...input, currency: isAmount ? currency : null }];
    }),
  );
}

/** NaN where a number isn't known, which makes what's computed from it NaN too. */
export function numbersIn<Name extends string>(
  inputs: Readonly<Record<Name, NumberInput>>,
  answers: Answers,
  common: Pick<CalculatorCommon, 'currency'>,
): Readonly<Record<Name, number>> {
  const entries = Object.entries(numberQuestions(inputs, common)).map(([name, format]) => {
    const value = readNumber(answers[name] ?? '', format);
    return [name, typeof value === 'number' ? value : Number.NaN];
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

export function missingIn(questions: Questions, answers: Answers, { missing }: CalculatorCommon) {
  const names = Object.entries(questions)
    .filter(([name, question]) => !isAnswer(answers[name] ?? '', question))
    .map(([, { label }]) => label);
  return names.length > 0 ? fill(missing, { names: names.join(', ') }) : undefined;
}

export function figure(
  label: string,
  value: number,
  format: (value: number) => string,
  endless = '',
): Figure {
  if (value === Number.POSITIVE_INFINITY) return { label, text: endless };
  return { label, text: Number.isNaN(value) ? null : format(value) };
}

export const moneyOf = ({ currency }: CalculatorCommon) => moneyIn(currency.sign);
