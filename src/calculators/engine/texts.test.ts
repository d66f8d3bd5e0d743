import { expect, test } from 'vitest';
import { copyOf } from '../../../testing/calculators/content.ts';
import type { Result } from './calculator.ts';
import { answersText, attachmentText, missingText, problemsText, resultText, spokenText } from './texts.ts';

const currency = { code: 'SGD', sign: 'S$' };
const number = { kind: 'number', max: 9000, currency: null } as const;
const questions = {
  price: { ...number, label: 'Price', unit: 'S$ a month', currency },
  weeks: { ...number, label: 'Weeks', unit: 'weeks', one: 'week' },
  people: { ...number, label: 'People', unit: 'people' },
  start: { kind: 'date', min: '2024-01-01', max: '2099-12-31', label: 'When?', hint: 'The first day' },
  agreed: { kind: 'choice', label: 'Do you agree?', options: { yes: 'Yes', no: 'No' } },
  roles: { kind: 'tick', heading: 'Leave out:', label: 'Roles' },
} as const;

test('a line for each answer has the digits that its field has, in groups', () => {
  const answers = {
    price: '1200.50',
    weeks: '1',
    people: 'many',
    start: '2027-01-04',
    agreed: 'no',
    roles: 'yes',
  };
  expect(answersText(questions, answers)).toEqual([
    'Price: S$1,200.50 a month',
    'Weeks: 1 week',
    'When? 4 January 2027',
    'Do you agree? No',
    'Leave out: Roles',
  ]);
});

test('what’s wrong is said with the question’s name', () => {
  expect(problemsText(questions, { price: '480.000', weeks: '9001', people: '5' })).toBe(
    'Price: Did you mean 480,000 or 480? Weeks: Enter 0 to 9,000.',
  );
});

test('what’s still needed is named', () => {
  expect(missingText(questions, { weeks: 'soon', people: '5', agreed: 'no', roles: 'yes' })).toBe(
    'Still needed: Price, Weeks, When?.',
  );
});

test('a result is its known figures, then its verdict', () => {
  const figures = [
    { label: 'Left', text: 'S$400' },
    { label: 'Lasts', text: null },
  ];
  const result: Result = { figures, verdict: { text: 'Go on.', reasons: ['It pays.'] } };
  expect(resultText(result)).toEqual(['Left: S$400', 'Go on.', 'It pays.']);
  expect(spokenText(result)).toBe('Left: S$400. Go on. It pays.');
});

test('an enquiry takes lines along below the name of the calculator', () => {
  const data = {
    copy: { ...copyOf('runway'), heading: 'Your money *lasts*' },
    page: { name: 'MVP', path: '/mvp' },
  };
  expect(attachmentText(data, ['Cash: S$5'])).toBe('Your money lasts (MVP)\n\nCash: S$5');
});
