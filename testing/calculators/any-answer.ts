/** Answers to all of a planner's or a calculator's questions, for tests of rules by their properties. */

import type { Field, Fields } from '../../src/calculators/engine/fields.ts';
import { fc } from '../properties.ts';

const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const anyAnswers = (fields: Fields): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyAnswer(field)])));

function anyAnswer(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom('', ...Object.keys(field.options));
    case 'date':
      return fc.oneof(fc.constant(''), anyDay);
    case 'number':
      return fc.oneof(
        fc.constantFrom('', '0', String(field.max)),
        fc.integer({ min: 0, max: field.max }).map(String),
      );
    case 'tick':
      return fc.constantFrom('', '', '', 'yes');
  }
}
