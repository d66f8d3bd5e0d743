import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from '../../contract/fill.ts';
import { anyAnswers } from '../../testing/calculators/any-answer.ts';
import { copyOf } from '../../testing/calculators/content.ts';
import { sample } from '../../testing/content/sample.ts';
import type { OfferCalculatorName } from '../content/page-data.ts';
import { openYaml, validate } from '../content/read-document.ts';
import { calculatorCommonSchema } from '../content/schema/calculators.ts';
import { bind } from './definitions.ts';
import { figure, type ResultPart } from './engine/definition.ts';
import { type Answers, fieldsOf, isAnswer, namesIn, yesNo } from './engine/fields.ts';
import { enquiryText } from './engine/texts.ts';
import { ledgerTest } from './ledger-test.ts';
import { type Asset, rescueCheck } from './rescue-check.ts';

const common = {
  ...validate(openYaml(`${sample}/calculators/common.yaml`), calculatorCommonSchema),
  currency: 'S$',
};

function open<Name extends OfferCalculatorName>(name: Name) {
  const page = { name: 'An offer', path: '/services/offer' };
  return bind({ name, copy: copyOf(name), common, page, enquiryPath: '/contact-us' });
}

const figuresIn = (parts: readonly ResultPart[]) =>
  parts.flatMap((part) => (part.kind === 'figures' ? part.figures.map(({ value }) => value) : []));
const names = ['ai-cost', 'double-typing', 'legacy-choice', 'runway', 'rescue-check', 'ledger-test'] as const;

test.each(names)('%s has an example that can be entered, and a form without answers', (name) => {
  const { fields, example, form, compute } = open(name);
  for (const [field, answer] of Object.entries<string>(example))
    expect(fields[field] && isAnswer(answer, fields[field]), field).toBe(true);
  expect(form({}).length).toBeGreaterThan(0);
  expect(enquiryText(form({}), compute({}), { fields, common, answers: {} })).toBeNull();
});

test.each(names)('whatever is entered, each result of %s is a number, and no bar is negative', (name) => {
  const { fields, compute } = open(name);
  fc.assert(
    fc.property(anyAnswers(fields), (answers) => {
      const result = compute(answers);
      expect(inspect(result, { depth: null })).not.toMatch(/NaN|Infinity|∞/);
      for (const part of result)
        if (part.kind === 'bars') for (const { value } of part.bars) expect(value).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('running cost: what is missing is named, and what is known is shown', () => {
  const { compute } = open('ai-cost');
  const tokens = { inputTokens: '1500', outputTokens: '1000', inputPrice: '2', outputPrice: '10' };
  const people = { reviewed: '5', reviewMinutes: '2', savedMinutes: '0.5', hourlyCost: '40' };
  const answers: Answers = { ...tokens, ...people, repeated: '5' };
  expect(figuresIn(compute(answers))).toEqual([null, 'S$13.65', 'S$66.67', 'S$333.33', '0.12']);
  expect(compute(answers)[1]).toMatchObject({ kind: 'verdict' });
});

test('legacy: a function is added, and removed with its answers', () => {
  const { form } = open('legacy-choice');
  const entriesOf = (answers: Answers) =>
    form(answers).flatMap((part) => (part.kind === 'entries' ? [part] : []))[0];
  const one = entriesOf({ name1: 'Claims', needed1: 'no' });
  expect(one?.entries.map(({ title, remove }) => [title, remove])).toEqual([['Claims', null]]);
  const two = entriesOf({ ...one?.add.answers, name2: 'Portal' });
  expect(two?.entries.map(({ title }) => title)).toEqual(['Claims', 'Portal']);
  expect(two?.entries[0]?.remove?.answers).toMatchObject({ name1: 'Portal', needed1: '' });
});

test('ledger: five times yes, and no other answers, is a reason to go on', () => {
  const copy = copyOf('ledger-test');
  fc.assert(
    fc.property(anyAnswers(fieldsOf(namesIn(copy.questions), yesNo)), (answers) => {
      const given = Object.values(answers);
      const { verdict, lines } = ledgerTest(copy, answers);
      expect(verdict === 'goOn').toBe(given.every((answer) => answer === 'yes'));
      expect(verdict === 'simpler').toBe(given.includes('no'));
      expect(verdict === 'none').toBe(given.every((answer) => answer === ''));
      expect(lines.map(({ leadsTo }) => leadsTo !== null)).toEqual(given.map((answer) => answer !== ''));
    }),
  );
});

test('ledger: while questions are left, their number is no result', () => {
  const { compute, form, fields } = open('ledger-test');
  const answers = { several: 'yes', distrust: 'yes' };
  const lines = enquiryText(form(answers), compute(answers), { fields, common, answers });
  expect(lines?.join(' ')).not.toContain(fill(copyOf('ledger-test').verdicts.open, { count: 3 }));
});

test('rescue: the letter asks for exactly the gaps, and they follow the days', () => {
  const copy = copyOf('rescue-check');
  const assets = namesIn(copy.assets);
  fc.assert(
    fc.property(anyAnswers(fieldsOf(assets, yesNo)), (answers) => {
      const { gaps, open, letter } = rescueCheck(copy, answers);
      const no = assets.filter((name) => answers[name] === 'no');
      expect(gaps.map(({ name }) => name).toSorted()).toEqual([...no].sort());
      expect(gaps.map(({ day }) => day)).toEqual(gaps.map(({ day }) => day).toSorted((a, b) => a - b));
      expect(open).toBe(assets.filter((name) => answers[name] === '').length);
      const asks = (name: Asset) => letter?.includes(copy.assets[name].ask) ?? false;
      expect(assets.filter(asks)).toEqual(no);
    }),
  );
});

test.each([
  [1, 'month'],
  [2, 'months'],
  [null, 'months'],
])('%s has the unit %s', (value, unit) => {
  expect(figure({ label: 'Lasts', unit: 'months', one: 'month' }, value).unit).toBe(unit);
});
