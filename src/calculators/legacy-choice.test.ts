import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { open } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';
import type { Answers } from './engine/fields.ts';
import { chooseRow } from './legacy-choice.ts';

const copy = copyOf('legacy-choice');

const yesNo = fc.constantFrom('yes', 'no');
const answered = fc.record({
  name: fc.constant('Tariff engine'),
  needed: yesNo,
  changes: fc.integer({ min: 0, max: 1000 }).map(String),
  sound: yesNo,
  separable: yesNo,
  known: yesNo,
  mayStop: yesNo,
});

const way = (answers: Answers) => chooseRow(copy, answers)?.way;

/** needed, changes, sound, separable, known, may stop → the way, decided by hand from the page. */
test.each([
  ['no', '40', 'no', 'yes', 'yes', 'yes', 'leave'],
  ['yes', '1', 'no', 'yes', 'no', 'no', 'leave'],
  ['yes', '1', 'yes', 'no', 'no', 'no', 'wrap'],
  ['yes', '6', 'yes', 'no', 'no', 'no', 'wrap'],
  ['yes', '4', 'no', 'yes', 'yes', 'yes', 'rewrite'],
  ['yes', '4', 'no', 'no', 'yes', 'yes', 'rewrite'],
  ['yes', '30', 'no', 'yes', 'no', 'no', 'strangle'],
  ['yes', '30', 'no', 'yes', 'yes', 'no', 'strangle'],
  ['yes', '30', 'no', 'no', 'no', 'no', 'strangle'],
  ['no', '0', 'yes', 'no', 'no', 'no', 'leave'],
  ['yes', '0', 'no', 'yes', 'no', 'yes', 'leave'],
  ['yes', '2', 'no', 'yes', 'yes', 'yes', 'rewrite'],
  ['yes', '2', 'yes', 'yes', 'yes', 'yes', 'wrap'],
  ['yes', '1', 'no', 'no', 'yes', 'no', 'strangle'],
  ['yes', '1', 'no', 'no', 'yes', 'yes', 'rewrite'],
])('needed %s, changes %s, sound %s, separable %s, known %s, may stop %s: %s', (...row) => {
  const [needed, changes, sound, separable, known, mayStop, expected] = row;
  expect(way({ name: 'One', needed, changes, sound, separable, known, mayStop })).toBe(expected);
});

test('what is not needed is left, whatever else is said or not yet said', () => {
  fc.assert(
    fc.property(answered, (answers) => {
      expect(way({ ...answers, needed: 'no' })).toBe('leave');
    }),
  );
  expect(way({ needed: 'no' })).toBe('leave');
  expect(way({ needed: 'yes' })).toBeUndefined();
});

test('each function has its own answers, and one left blank between others waits', () => {
  const { form, result, example } = open('legacy-choice');
  const answers = { name1: 'Claims', needed1: 'no', name3: 'Portal', needed3: 'no' };
  const outcomes = result(answers).items?.map(({ title, outcome }) => [title, outcome]);
  expect(outcomes).toEqual([
    ['Claims', 'Leave'],
    ['Function 2', null],
    ['Portal', 'Leave'],
  ]);
  expect(
    form(answers)
      .map(({ title }) => title)
      .slice(0, 3),
  ).toEqual(['Claims', 'Function 2', 'Portal']);
  expect(result(example).items).toHaveLength(4);
});
