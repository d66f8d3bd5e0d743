import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerPage, wordsOf } from '../testing/content.ts';
import { ledgerQuestions, ledgerTest } from './rules.ts';

const words = wordsOf('ledger-test');

const anyAnswers = fc.record(
  Object.fromEntries(ledgerQuestions.map((name) => [name, fc.constantFrom('yes', 'no', '')])),
);

test('the content’s example: one no is enough for a simpler design', () => {
  const { verdict, open, lines } = ledgerTest(words, words.example.answers);
  expect([verdict, open]).toEqual(['simpler', 0]);
  expect(lines.filter(({ yes }) => yes === false).map(({ leadsTo }) => leadsTo)).toEqual([
    'There is one whom all accept. Let that middleman keep the record.',
  ]);
});

test('five times yes, and no other answers, is a reason to go on', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const given = Object.values(answers);
      const { verdict, lines } = ledgerTest(words, answers);
      expect(verdict === 'goOn').toBe(given.every((answer) => answer === 'yes'));
      expect(verdict === 'simpler').toBe(given.includes('no'));
      expect(verdict === 'none').toBe(given.every((answer) => answer === ''));
      expect(lines.map(({ leadsTo }) => leadsTo !== null)).toEqual(given.map((answer) => answer !== ''));
    }),
  );
});

test('the questions are the page’s, and so is what each no leads to', () => {
  const { questions } = offerPage('/services/blockchain-development');
  const answers = questions
    .map(({ answer }) => answer)
    .join(' ')
    .toLowerCase();
  for (const { question } of Object.values(words.questions)) {
    expect(answers).toContain(question.toLowerCase());
  }
  const designs = [
    'a database with an audit trail',
    'a shared service run by one of them',
    'that middleman',
    'signed messages and a daily fingerprint',
    'that data',
  ];
  for (const [index, name] of ledgerQuestions.entries()) {
    expect(words.questions[name].no.toLowerCase()).toContain(designs[index]);
    expect(answers).toContain(designs[index]);
  }
});
