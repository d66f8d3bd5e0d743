import { expect, test } from 'vitest';
import { readSite } from '../../content/site.ts';
import { givenAnswers } from './answers-as-text.ts';

const { instruments } = readSite('content');
const given = (answers: Record<string, string>) =>
  givenAnswers(instruments['plot-a-course'], instruments.common, answers);

test('answers stand with their questions as they were shown, in the order of the questions', () => {
  const answers = { closing: 'yes', counted: 'yes', people: '3', start: '2027-01-04', exists: 'idea' };
  expect(given(answers).map(({ answer }) => answer)).toEqual([
    'An idea',
    '4 Jan 2027',
    '3 people',
    'Yes',
    'What it serves will be closed or sold',
  ]);
  expect(given({ counted: 'no' })).toEqual([{ question: 'Does somebody count it today?', answer: 'No' }]);
});

test('what cannot be read as an answer is left out', () => {
  expect(given({ exists: 'nothing', start: '2027-02-30', people: '501', counted: '', number: ' ' })).toEqual(
    [],
  );
});
