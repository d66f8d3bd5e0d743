import { expect, test } from 'vitest';
import type { Group, Result } from './calculator.ts';
import { answersText, enquiryText, spokenText } from './texts.ts';

const currency = { code: 'SGD', sign: 'S$' };
const common = { currency };
const number = { kind: 'number', max: 9000, currency: null } as const;

test('a line for each answer has the digits that the control has, in groups', () => {
  const questions = {
    price: { ...number, label: 'Price', unit: 'S$' },
    weeks: { ...number, label: 'Weeks', unit: 'weeks', one: 'week' },
    hours: { ...number, label: 'Hours', unit: 'hours' },
    people: { ...number, label: 'People', unit: 'people' },
    start: {
      kind: 'date',
      min: '2024-01-01',
      max: '2099-12-31',
      label: 'When could you begin?',
      hint: 'The first day',
    },
    name: { kind: 'text', label: 'Name', maxLength: 60 },
  } as const;
  const answers = {
    ...{ price: '0.0000001', weeks: '1', hours: '１２００.50', people: '1,5,' },
    ...{ start: '2027-01-04', name: 'Claims' },
  };
  expect(answersText([{ questions }], answers, common)).toEqual([
    'Price: S$0.0000001',
    'Weeks: 1 week',
    'Hours: 1,200.50 hours',
    'When could you begin? 4 January 2027',
    'Name: Claims',
  ]);
});

const groups: readonly Group[] = [
  {
    questions: {
      cash: { ...number, label: 'Cash', unit: 'S$' },
      agreed: { kind: 'choice', label: 'Do you agree?', options: { yes: 'Yes', no: 'No' } },
      roles: { kind: 'tick', heading: 'Leave out:', label: 'Roles' },
    },
  },
];
const answers = { cash: '500', agreed: 'no', roles: 'yes' };
const textOf = (result: Result) => enquiryText(groups, result, answers, common);
const figures = [
  { label: 'Left', value: 400, text: 'S$400', unit: 'in cash' },
  { label: 'Lasts', value: Number.NaN, text: null, unit: 'months' },
];

test('an enquiry has the answers, then the known figures and the verdict', () => {
  const result: Result = { figures, verdict: { text: 'Go on.', reasons: ['It pays.'] } };
  expect(textOf(result)).toEqual([
    'Cash: S$500',
    'Do you agree? No',
    'Leave out: Roles',
    '',
    'Left: S$400 in cash',
    'Go on.',
    'It pays.',
  ]);
  expect(spokenText(result)).toBe('Left: S$400 in cash. Go on. It pays.');
});

test('an open verdict is read aloud, and isn’t worth an enquiry', () => {
  const result: Result = { verdict: { text: 'Still needed: Cash', isOpen: true } };
  expect(spokenText(result)).toBe('Still needed: Cash.');
  expect(textOf(result)).toBeNull();
});

test('a paper says what was ticked, so the answers don’t', () => {
  const paper = { heading: 'Scope', empty: 'Nothing', text: 'Left out:\n- Roles: one login' };
  expect(textOf({ figures, paper })).toEqual([
    ...['Cash: S$500', 'Do you agree? No', '', 'Left: S$400 in cash', ''],
    paper.text,
  ]);
  expect(textOf({ figures, paper: { ...paper, text: null } })?.at(-1)).toBe('Left: S$400 in cash');
});

test('items say what they come to, and undecided ones wait', () => {
  const items = [
    { title: 'Claims', outcome: 'Leave', notes: ['Nobody needs it.'] },
    { title: 'Portal', outcome: null, notes: ['Answer the questions.'] },
    { title: 'Is it shared?', detail: 'No', notes: ['Use a table.'] },
    { title: 'Day 1, Access', detail: 'Do you have it?', notes: ['Ask for it.'] },
  ];
  const lines = [
    'Claims: Leave. Nobody needs it.',
    'Is it shared? No. Use a table.',
    'Day 1, Access: Do you have it? Ask for it.',
  ];
  expect(textOf({ items })).toEqual(lines);
  expect(spokenText({ items })).toBe(lines.join(' '));
  // A verdict sums them up.
  expect(spokenText({ verdict: { text: '3 gaps' }, items })).toBe('3 gaps.');
});
