/** Every calculator by its name, which is also that of its file in content/calculators. */
import type { CalculatorDataOf, OfferCalculatorName } from '../site/page-data.ts';
import { aiCost } from './ai-cost.ts';
import { doubleTyping } from './double-typing.ts';
import {
  type Calculator,
  moneyOf,
  numberQuestions,
  type Questions,
  type Result,
} from './engine/calculator.ts';
import type { Answers } from './engine/fields.ts';
import { runway } from './runway.ts';

const calculators: { readonly [Name in OfferCalculatorName]: Calculator<Name> } = {
  'ai-cost': aiCost,
  'double-typing': doubleTyping,
  runway,
};

export type Bound = {
  questions: Questions;
  values: Readonly<Record<string, string | number>>;
  result: (answers: Answers) => Result;
};

export function bind<Name extends OfferCalculatorName>({
  name,
  copy,
  common,
}: Pick<CalculatorDataOf<Name>, 'name' | 'copy' | 'common'>): Bound {
  const { choices, values, result }: Calculator<Name> = calculators[name];
  const { yes, no } = common;
  const chosen = Object.entries(choices?.(copy) ?? {}).map(([choice, label]) => [
    choice,
    { kind: 'choice', label, options: { yes, no } },
  ]);
  const known: Readonly<Record<string, boolean>> = { yes: true, no: false };
  return {
    questions: { ...numberQuestions(copy.inputs, common), ...Object.fromEntries(chosen) },
    values: values?.(copy, common) ?? {},
    result: (answers) =>
      result(copy, {
        answers,
        yes: (choice) => known[answers[choice] ?? ''],
        money: moneyOf(common),
        common,
      }),
  };
}
