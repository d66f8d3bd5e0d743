/** Every calculator by its name, which is also that of its file in content/calculators. */
import type { CalculatorDataOf, OfferCalculatorName } from '../content/page-data.ts';
import { aiCostCalculator } from './ai-cost.ts';
import { doubleTypingCalculator } from './double-typing.ts';
import type { Definition, FormPart, ResultPart } from './engine/definition.ts';
import type { Answers, Fields } from './engine/fields.ts';
import { ledgerTestCalculator } from './ledger-test.ts';
import { legacyChoiceCalculator } from './legacy-choice.ts';
import { rescueCheckCalculator } from './rescue-check.ts';
import { runwayCalculator } from './runway.ts';

const definitions: { readonly [Name in OfferCalculatorName]: Definition<Name> } = {
  'ai-cost': aiCostCalculator,
  'double-typing': doubleTypingCalculator,
  'legacy-choice': legacyChoiceCalculator,
  runway: runwayCalculator,
  'rescue-check': rescueCheckCalculator,
  'ledger-test': ledgerTestCalculator,
};

export function bind<Name extends OfferCalculatorName>({ name, copy, common }: CalculatorDataOf<Name>) {
  const { fields, example, form, compute }: Definition<Name> = definitions[name];
  return {
    fields: fields(copy),
    example: example(copy),
    form: (answers: Answers) => form(copy, answers),
    compute: (answers: Answers) => compute(copy, common, answers),
  } satisfies {
    fields: Fields;
    example: Answers;
    form: (answers: Answers) => readonly FormPart[];
    compute: (answers: Answers) => readonly ResultPart[];
  };
}
