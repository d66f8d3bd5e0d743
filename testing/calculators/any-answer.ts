/** Answers to all of a planner's or a calculator's questions, for tests of rules by their properties. */

import type { Question, Questions } from '../../src/calculators/engine/questions.ts';
import { fc } from '../properties.ts';

const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const anyAnswers = (questions: Questions): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, anyAnswer(question)])),
  );

function anyAnswer(question: Question): fc.Arbitrary<string> {
  switch (question.kind) {
    case 'choice':
      return fc.constantFrom('', ...Object.keys(question.options));
    case 'date':
      return fc.oneof(fc.constant(''), anyDay);
    case 'number':
      return fc.oneof(
        fc.constantFrom('', '0', String(question.max)),
        fc.integer({ min: 0, max: question.max }).map(String),
      );
    case 'tick':
      return fc.constantFrom('', '', '', 'yes');
  }
}
