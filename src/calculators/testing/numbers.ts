/** Numbers for tests of rules: any within the fields' ranges, and those of the content's example. */
import fc from 'fast-check';
import { type Answers, type Field, isAnswer, type NumberField, numbersIn } from '../engine/fields.ts';
import { copyOf } from './content.ts';

type Numbers<Name extends string> = Readonly<Record<Name, NumberField>>;

export function anyNumbers<Name extends string>(fields: Numbers<Name>): fc.Arbitrary<Record<Name, number>>;
export function anyNumbers<Name extends string>(
  fields: Numbers<Name>,
  options: { mayLack: true },
): fc.Arbitrary<Record<Name, number | null>>;
export function anyNumbers(fields: Numbers<string>, { mayLack = false } = {}) {
  const numbers = Object.entries(fields).map(([name, { min, max }]) => {
    const number = fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
    return [name, mayLack ? fc.option(number) : number] as const;
  });
  return fc.record(Object.fromEntries(numbers));
}

type Numeric = 'ai-cost' | 'double-typing' | 'runway';

/** @throws if the example has an answer that its field wouldn't take. */
export function exampleNumbers<Name extends string>(
  calculator: Numeric,
  fields: Readonly<Record<Name, Field>>,
): Readonly<Record<Name, number | null>> {
  const answers: Answers = copyOf(calculator).example.answers;
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!isAnswer(answers[name] ?? '', field)) throw new Error(`The example's ${name} is no answer`);
  }
  return numbersIn(fields, answers);
}
