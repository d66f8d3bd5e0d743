import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { common, open } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';
import { offerCalculators } from '../content/schema/calculators.ts';
import { figure } from './engine/calculator.ts';
import { isAnswer } from './engine/fields.ts';
import { enquiryText } from './engine/texts.ts';

const names = offerCalculators.options;

test.each(names)('%s has an example that can be entered, and a form without answers', (name) => {
  const { fields, example, form, result } = open(name);
  for (const [field, answer] of Object.entries(example))
    expect(fields[field] && isAnswer(answer, fields[field]), field).toBe(true);
  expect(Object.keys(fields).length).toBeGreaterThan(0);
  expect(enquiryText(form({}), result({}), {}, common)).toBeNull();
});

test.each(names)('whatever is entered, no text of %s has a number that is none', (name) => {
  const { fields, result } = open(name);
  fc.assert(
    fc.property(anyAnswers(fields), (answers) => {
      const { figures = [], ...others } = result(answers);
      const shown = inspect({ ...others, figures: figures.map(({ text }) => text) }, { depth: null });
      expect(shown).not.toMatch(/NaN|Infinity|undefined|∞/);
    }),
  );
});

test.each([
  [1, 'month'],
  [2, 'months'],
  [Number.NaN, 'months'],
  [Number.POSITIVE_INFINITY, ''],
])('%s has the unit “%s”', (value, unit) => {
  expect(figure({ label: 'Lasts', unit: 'months', one: 'month' }, value).unit).toBe(unit);
});
