/** Calculators open with an example, so each of its answers has to be one that a visitor can enter. */
import { join } from 'node:path';
import { openExample } from '../calculators/definitions.ts';
import { type Field, isAnswer } from '../calculators/engine/fields.ts';
import { plannerFields } from '../calculators/planner/fields.ts';
import { type ContentFault, FaultCollector } from '../content/content-error.ts';
import {
  type CalculatorCopy,
  type CalculatorName,
  type OfferCalculatorName,
  offerCalculators,
} from '../content/schema/calculators.ts';
import { faultAt } from '../content/yaml-scalars.ts';

type Checked = { folder: string; calculators: CalculatorCopy };

/** @throws ContentError with every answer that the calculator's own fields don't take. */
export function checkExamples({ folder, calculators }: Checked): void {
  const faults = new FaultCollector();
  for (const name of offerCalculators.options) faults.add(offerFaults(name, calculators[name], folder));
  faults.add(faultsOf('planner', plannerFields, calculators.planner.example.answers, folder));
  faults.throwAny();
}

function offerFaults<Name extends OfferCalculatorName>(
  name: Name,
  copy: CalculatorCopy[Name],
  folder: string,
): ContentFault[] {
  const { fields, example } = openExample(name, copy);
  return faultsOf(name, fields, example, folder);
}

function faultsOf(
  name: CalculatorName,
  fields: Readonly<Record<string, Field>>,
  example: Readonly<Record<string, string>>,
  folder: string,
): ContentFault[] {
  const file = join(folder, `calculators/${name}.yaml`);
  return Object.entries(example).flatMap(([answer, text]) => {
    const field = fields[answer];
    if (!field || isAnswer(text, field)) return [];
    return [faultAt(file, `example.${pathOf(answer)}`, undefined, problemOf(text, field))];
  });
}

/** The first function's `changes` are the answer `changes1`. */
function pathOf(answer: string): string {
  const [, own, number] = /^(\D+)(\d+)$/.exec(answer) ?? [];
  return own && number ? `functions.${Number(number) - 1}.${own}` : `answers.${answer}`;
}

function problemOf(text: string, field: Field): string {
  if (field.kind === 'text') return `is longer than the ${field.maxLength} letters that fit: shorten it`;
  if (field.kind !== 'number' && field.kind !== 'date')
    return `is ${text}, which the calculator doesn’t take: correct it`;
  const [min, max] = [field.min, field.max].map((limit) => limit.toLocaleString('en'));
  return `is ${text}, and the calculator takes ${min} to ${max}: write one between them`;
}
