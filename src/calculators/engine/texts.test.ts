import { expect, test } from 'vitest';
import type { FormPart, ResultPart } from './definition.ts';
import { number, tick, yesNo } from './fields.ts';
import { answersText, enquiryText, spokenText } from './texts.ts';

const common = { currency: 'S$', yes: 'Yes', no: 'No' };

test('a line for the enquiry has the digits that the control has, in groups', () => {
  const labels = {
    price: { label: 'Price', unit: 'S$' },
    weeks: { label: 'Weeks', unit: 'weeks', one: 'week' },
    hours: { label: 'Hours', unit: 'hours' },
    people: { label: 'People', unit: 'people' },
  };
  const fields = { price: number(0, 10), weeks: number(0, 9), hours: number(0, 9000), people: number(0, 9) };
  const answers = { price: '0.0000001', weeks: '1', hours: '１２００.50', people: '1,5' };
  expect(answersText([{ kind: 'numbers', labels }], { fields, common, answers })).toEqual([
    'Price: S$0.0000001',
    'Weeks: 1 week',
    'Hours: 1,200.50 hours',
  ]);
});

const fields = { cash: number(0, 1000), agreed: yesNo, roles: tick };
const given = { fields, common, answers: { cash: '500', agreed: 'no', roles: 'yes' } };
const form: readonly FormPart[] = [
  { kind: 'numbers', labels: { cash: { label: 'Cash', unit: 'S$' } } },
  { kind: 'questions', labels: { agreed: 'Do you agree?' } },
  { kind: 'ticks', heading: 'Leave out:', labels: { roles: { what: 'Roles', why: 'Later' } } },
];
const figures: ResultPart = {
  kind: 'figures',
  figures: [
    { label: 'Left', value: 'S$400', unit: 'in cash' },
    { label: 'Lasts', value: null, unit: 'months' },
  ],
};

test('an enquiry has the answers, then the known figures and the verdict', () => {
  const result: ResultPart[] = [figures, { kind: 'verdict', text: 'Go on.', reasons: ['It pays.'] }];
  expect(enquiryText(form, result, given)).toEqual([
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
  const result: ResultPart[] = [{ kind: 'verdict', text: 'Still needed: Cash', isOpen: true }];
  expect(spokenText(result)).toBe('Still needed: Cash.');
  expect(enquiryText(form, result, given)).toBeNull();
});

test('the scope repeats what was ticked, and is left out if nothing was', () => {
  const scope = (items: string[]): ResultPart => ({
    kind: 'scope',
    heading: 'Scope',
    sections: [
      { heading: 'Left out', items },
      { heading: 'Still in', items: ['Settings'] },
    ],
    none: 'Nothing',
    print: 'Print',
  });
  expect(enquiryText(form, [figures, scope(['Roles: one login'])], given)).toEqual([
    'Cash: S$500',
    '',
    'Left: S$400 in cash',
    '',
    'Scope. Left out:',
    '- Roles: one login',
  ]);
  expect(enquiryText(form, [figures, scope([])], given)).toEqual(['Cash: S$500', '', 'Left: S$400 in cash']);
});

test('items say what they come to, and undecided ones wait', () => {
  const items: ResultPart = {
    kind: 'items',
    items: [
      { title: 'Claims', outcome: 'Leave', notes: ['Nobody needs it.'] },
      { title: 'Portal', outcome: null, notes: ['Answer the questions.'] },
      { title: 'Is it shared?', detail: 'No', notes: ['Use a table.'] },
      { title: 'Day 1, Access', detail: 'Do you have it?', notes: ['Ask for it.'] },
    ],
  };
  const lines = [
    'Claims: Leave. Nobody needs it.',
    'Is it shared? No. Use a table.',
    'Day 1, Access: Do you have it? Ask for it.',
  ];
  expect(enquiryText([], [items], given)).toEqual(lines);
  expect(spokenText([items])).toBe(lines.join(' '));
  // A verdict sums them up.
  expect(spokenText([{ kind: 'verdict', text: '3 gaps' }, items])).toBe('3 gaps.');
});
