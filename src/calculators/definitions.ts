/** Every calculator by its name, which is also that of its file in content/calculators. */
import type { CalculatorDataOf, OfferCalculatorName } from '../site/page-data.ts';
import { aiCost } from './ai-cost.ts';
import { doubleTyping } from './double-typing.ts';
import {
  type Calculator,
  type Group,
  given,
  type Questions,
  questionsIn,
  type Result,
} from './engine/calculator.ts';
import type { Answers } from './engine/fields.ts';
import { ledgerTest } from './ledger-test.ts';
import { legacyChoice } from './legacy-choice.ts';
import { rescueCheck } from './rescue-check.ts';
import { runway } from './runway.ts';

const calculators: { readonly [Name in OfferCalculatorName]: Calculator<Name> } = {
  'ai-cost': aiCost,
  'double-typing': doubleTyping,
  'legacy-choice': legacyChoice,
  runway,
  'rescue-check': rescueCheck,
  'ledger-test': ledgerTest,
};

/** A calculator with its copy: plain functions of the answers. */
export type Bound = {
  fields: Questions;
  example: Answers;
  form: (answers: Answers) => readonly Group[];
  result: (answers: Answers) => Result;
};

export function bind<Name extends OfferCalculatorName>({
  name,
  copy,
  common,
}: CalculatorDataOf<Name>): Bound {
  const calculator: Calculator<Name> = calculators[name];
  const form = (answers: Answers) => calculator.form(copy, common, answers);
  return {
    fields: questionsIn(form({})),
    example: copy.example.answers,
    form,
    result: (answers) => calculator.result(copy, given(form(answers), answers, common)),
  };
}
