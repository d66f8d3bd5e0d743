import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { common, open } from '../../testing/calculators/open.ts';
import { enquiryText } from './engine/texts.ts';

const { verdicts } = copyOf('ledger-test');
const { fields, form, result } = open('ledger-test');

/** The five questions in their order: yes, no, or not answered. */
const answersOf = (given: string) =>
  Object.fromEntries(
    Object.keys(fields).map((name, place) => [name, { y: 'yes', n: 'no' }[given.charAt(place)] ?? '']),
  );

test.each<[given: string, verdict: keyof typeof verdicts, answered: number]>([
  ['yyyyy', 'goOn', 5],
  ['nyyyy', 'simpler', 5],
  ['ynyyy', 'simpler', 5],
  ['yynyy', 'simpler', 5],
  ['yyyny', 'simpler', 5],
  ['yyyyn', 'simpler', 5],
  ['nnnnn', 'simpler', 5],
  ['n....', 'simpler', 1],
  ['y..n.', 'simpler', 2],
  ['.....', 'none', 0],
])('five answers %s come to %s, with a note for each of %i', (given, said, answered) => {
  const { verdict, items = [] } = result(answersOf(given));
  expect([verdict?.text, items.length]).toEqual([verdicts[said], answered]);
});

test('while questions are left, their number is no result', () => {
  const answers = answersOf('yy...');
  expect(result(answers).verdict).toEqual({ text: 'Questions left: 3', isOpen: true });
  expect(enquiryText(form(answers), result(answers), answers, common)?.join(' ')).not.toContain('left');
});
