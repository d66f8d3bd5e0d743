import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { common, copyOf } from '../../testing/calculators/content.ts';
import { fc } from '../../testing/properties.ts';
import { offerCalculators } from '../content/schema/calculators.ts';
import type { OfferCalculatorData, OfferCalculatorName } from '../site/page-data.ts';
import { calculatorView } from './calculator-view.tsx';
import { definitionOf } from './definitions.ts';

const page = { name: 'MVP', path: '/startups/mvp' };
const dataOf = (name: OfferCalculatorName) =>
  ({ name, copy: copyOf(name), common, page, enquiryPath: '/contact-us' }) as OfferCalculatorData;

test.each(offerCalculators.options)(
  'whatever is entered, no text of %s has a number that is none',
  (name) => {
    const { questions, result } = definitionOf(dataOf(name));
    fc.assert(
      fc.property(anyAnswers(questions), (answers) => {
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
