/** Answers to any of a planner's or a calculator's questions, for tests of rules by their properties. */
import fc from 'fast-check';
import type { Field, NumberField } from '../engine/fields.ts';

/** Days, as a date control gives them. */
const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export function anyAnswer(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom('', ...field.options);
    case 'date':
      return fc.oneof(fc.constant(''), anyDay);
    case 'number':
      return fc.oneof(fc.constant(''), fc.integer({ min: field.min, max: field.max }).map(String));
    case 'yes-no':
      return fc.constantFrom('', 'yes', 'no');
    case 'tick':
      return fc.constantFrom('', '', '', 'yes');
    case 'text':
      return fc.string({ maxLength: field.maxLength });
  }
}

/** Numbers, some of them missing. */
export function anyNumbers<Name extends string>(
  fields: Readonly<Record<Name, NumberField>>,
): fc.Arbitrary<Record<Name, number | null>>;
export function anyNumbers(fields: Readonly<Record<string, NumberField>>) {
  const numbers = Object.entries(fields).map(([name, { min, max }]) => {
    const number = fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
    return [name, fc.option(number)] as const;
  });
  return fc.record(Object.fromEntries(numbers));
}
