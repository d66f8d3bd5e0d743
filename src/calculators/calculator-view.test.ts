import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { copyOf, provider } from '../../testing/calculators/content.ts';
import { fc } from '../../testing/properties.ts';
import { offerCalculators } from '../content/schema/calculators.ts';
import type { OfferCalculatorData, OfferCalculatorName } from '../site/page-data.ts';
import { calculatorView, definitionOf } from './calculator-view.tsx';
import type { Question } from './engine/questions.ts';

const page = { name: 'MVP', path: '/startups/mvp' };
const dataOf = (name: OfferCalculatorName) =>
  ({ name, copy: copyOf(name), provider, page, enquiryPath: '/contact-us' }) as OfferCalculatorData;

const anyAnswer = (question: Question) =>
  question.kind === 'number'
    ? fc.oneof(fc.constantFrom('', '0', String(question.max)), fc.nat(question.max).map(String))
    : fc.constantFrom('', 'yes', 'no');

test.each(offerCalculators.options)(
  'whatever is entered, no text of %s has a number that is none',
  (name) => {
    const { questions, result } = definitionOf(dataOf(name));
    const asked = Object.entries(questions).map(([each, question]) => [each, anyAnswer(question)]);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(asked)), (answers) => {
        expect(inspect(result(answers), { depth: null })).not.toMatch(/NaN|Infinity|undefined|∞/);
      }),
    );
  },
);

test('only answers of the visitor’s own, and all of them, go along with an enquiry', () => {
  const { initial, shown } = calculatorView(dataOf('runway'));
  expect(shown(initial).attachment).toBeNull();
  expect(shown({ ...initial, cash: '' }).attachment).toBeNull();
  expect(shown({ ...initial, cash: '500k' }).attachment).toContain('\n\nCash today: CA$500,000\n');
});
