import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, namesIn, yesNo } from './engine/fields.ts';
import { ledgerTest } from './ledger-test.ts';
import { anyAnswers } from './testing/any-answer.ts';
import { copyOf } from './testing/content.ts';

const copy = copyOf('ledger-test');

test('five times yes, and no other answers, is a reason to go on', () => {
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
