import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { copyOf } from '../../testing/calculators/content.ts';
import { common, open } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';
import { offerCalculators } from '../content/schema/calculators.ts';
import { calculatorView } from './calculator-view.tsx';
import { missingIn } from './engine/calculator.ts';
import { isAnswer } from './engine/fields.ts';

const names = offerCalculators.options;

test.each(names)('%s has an example that can be entered', (name) => {
  const { questions } = open(name);
  for (const [field, answer] of Object.entries(copyOf(name).example.answers))
    expect(questions[field] && isAnswer(answer, questions[field]), field).toBe(true);
});

test.each(names)('whatever is entered, no text of %s has a number that is none', (name) => {
  const { questions, result } = open(name);
  fc.assert(
    fc.property(anyAnswers(questions), (answers) => {
      expect(inspect(result(answers), { depth: null })).not.toMatch(/NaN|Infinity|undefined|∞/);
    }),
  );
});

test('what’s still needed is named', () => {
  const { questions } = open('runway');
  const { cash, weeks } = copyOf('runway').inputs;
  expect(missingIn(questions, { burn: '5', quote: '5', weeks: 'soon' }, common)).toBe(
    `Still needed: ${cash.label}, ${weeks.label}.`,
  );
});

test('only answers of the visitor’s own, and all of them, go along with an enquiry', () => {
  const page = { name: 'MVP', path: '/startups/mvp' };
  const data = { name: 'runway', copy: copyOf('runway'), common, page, enquiryPath: '/contact-us' } as const;
  const { initial, shown } = calculatorView(data);
  expect(shown(initial).attachment).toBeNull();
  expect(shown({ ...initial, cash: '' }).attachment).toBeNull();
  expect(shown({ ...initial, cash: '500k' }).attachment?.[0]).toBe('Cash today: CA$500,000');
});
