import { expect, test } from 'vitest';
import { isAnswer, type Questions, readQuery, writeQuery } from './questions.ts';

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2023-12-31', false],
  ['2100-01-01', false],
  ['28 Feb 2027', false],
  ['', false],
])('whether “%s” is a date between 2024 and 2099: %s', (text, expected) => {
  const date = { kind: 'date', label: 'Start', hint: '', min: '2024-01-01', max: '2099-12-31' } as const;
  expect(isAnswer(text, date)).toBe(expected);
});

test('of a choice, only its own options are answers', () => {
  const choice = { kind: 'choice', label: 'Who?', options: { one: 'One', few: 'A few' } } as const;
  expect(['one', 'few', 'One', 'yes', ''].filter((text) => isAnswer(text, choice))).toEqual(['one', 'few']);
});

const questions: Questions = {
  cash: { kind: 'number', label: 'Cash', unit: 'S$', max: 1000, currency: { code: 'SGD', sign: 'S$' } },
  weeks: { kind: 'number', label: 'Time', unit: 'weeks', max: 260, currency: null },
  agreed: { kind: 'choice', label: 'Agreed?', options: { yes: 'Yes', no: 'No' } },
  roles: { kind: 'tick', heading: 'Leave out:', label: 'Roles' },
};

test('answers are read, and those that can’t be are named', () => {
  expect(readQuery(questions, '?cash=1%2C000&agreed=no&roles=yes')).toEqual({
    answers: { cash: '1,000', agreed: 'no', roles: 'yes' },
    unreadable: [],
  });
  expect(readQuery(questions, '?cash=1001&agreed=maybe&roles=no&page=2')).toEqual({
    answers: {},
    unreadable: ['cash', 'agreed', 'roles'],
  });
});

test('of a field given twice the first counts, and empty fields count as none', () => {
  expect(readQuery(questions, '?cash=5&cash=7&agreed=&roles=')).toEqual({
    answers: { cash: '5' },
    unreadable: [],
  });
});

test.each(['gad_source=1&gbraid=x&utm_source=y', 'constructor=1&__proto__=2&toString='])(
  'names that aren’t a field’s are nobody’s business: %s',
  (query) => {
    expect(readQuery(questions, `?${query}`)).toEqual({ answers: {}, unreadable: [] });
  },
);

test('an address has no invalid answers, and numbers without the commas that group them', () => {
  expect(writeQuery(questions, { cash: '12x', agreed: 'yes', roles: '' })).toBe('agreed=yes');
  expect(writeQuery(questions, { cash: 'S$1,000', weeks: '.5' })).toBe('cash=1000&weeks=0.5');
  expect(writeQuery(questions, { cash: '0.12k' })).toBe('cash=120');
});
