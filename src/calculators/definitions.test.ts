import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { copyOf } from '../../testing/calculators/content.ts';
import { common, open } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';
import { offerCalculators } from '../content/schema/calculators.ts';
import { figure } from './engine/calculator.ts';
import { isAnswer, namesIn } from './engine/fields.ts';
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

test('ledger: five times yes, and no other answers, is a reason to go on', () => {
  const { verdicts } = copyOf('ledger-test');
  const { fields, result } = open('ledger-test');
  fc.assert(
    fc.property(anyAnswers(fields), (answers) => {
      const entered = Object.values(answers);
      const { verdict, items = [] } = result(answers);
      expect(verdict?.text === verdicts.goOn).toBe(entered.every((answer) => answer === 'yes'));
      expect(verdict?.text === verdicts.simpler).toBe(entered.includes('no'));
      expect(verdict?.text === verdicts.none).toBe(entered.every((answer) => answer === ''));
      expect(items.length).toBe(entered.filter((answer) => answer !== '').length);
    }),
  );
});

test('ledger: while questions are left, their number is no result', () => {
  const { form, result } = open('ledger-test');
  const answers = { several: 'yes', distrust: 'yes' };
  expect(result(answers).verdict).toEqual({ text: 'Questions left: 3', isOpen: true });
  expect(enquiryText(form(answers), result(answers), answers, common)?.join(' ')).not.toContain('left');
});

test('rescue: the letter asks for exactly the gaps, and they follow the days', () => {
  const { assets } = copyOf('rescue-check');
  const { fields, result } = open('rescue-check');
  fc.assert(
    fc.property(anyAnswers(fields), (answers) => {
      const { items = [], paper } = result(answers);
      const no = namesIn(assets).filter((name) => answers[name] === 'no');
      const days = items.map(({ notes: [gap] }) => {
        return Object.values(assets).find((asset) => asset.gap === gap)?.day ?? 0;
      });
      expect(days).toEqual(no.map((name) => assets[name].day).toSorted((a, b) => a - b));
      expect(namesIn(assets).filter((name) => paper?.text?.includes(assets[name].ask))).toEqual(no);
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
