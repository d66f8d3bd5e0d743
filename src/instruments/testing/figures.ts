/** Figures for tests of rules: arbitrary ones within the fields' ranges, and those of the content's example. */
import fc from 'fast-check';
import { type Answers, type Field, figuresOf, isAnswer, type NumberField } from '../common/fields.ts';
import { wordsOf } from './content.ts';

type Numbers<Name extends string> = Readonly<Record<Name, NumberField>>;

export function anyFigures<Name extends string>(fields: Numbers<Name>): fc.Arbitrary<Record<Name, number>>;
export function anyFigures<Name extends string>(
  fields: Numbers<Name>,
  options: { mayLack: true },
): fc.Arbitrary<Record<Name, number | null>>;
export function anyFigures(fields: Numbers<string>, { mayLack = false } = {}) {
  const figures = Object.entries(fields).map(([name, { min, max }]) => {
    const figure = fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
    return [name, mayLack ? fc.option(figure) : figure] as const;
  });
  return fc.record(Object.fromEntries(figures));
}

type Numeric = 'ai-cost' | 'double-typing' | 'runway';

/** @throws where the example has an answer that its field would not take. */
export function exampleFigures<Name extends string>(
  instrument: Numeric,
  fields: Readonly<Record<Name, Field>>,
): Readonly<Record<Name, number | null>> {
  const answers: Answers = wordsOf(instrument).example.answers;
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!isAnswer(answers[name] ?? '', field)) throw new Error(`The example's ${name} is no answer`);
  }
  return figuresOf(fields, answers);
}
