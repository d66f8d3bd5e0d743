/** What's written beside a field: its unit or its hint, and in their place what's wrong with the answer. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon } from '../../site/page-data.ts';
import type { NumberQuestion, Question } from './calculator.ts';
import { formatDate } from './days.ts';
import { isAnswer } from './fields.ts';
import { groupDigits, meanings, readNumber } from './read-number.ts';

export type Hint = { text: string; isProblem: boolean };

export function hintOf(question: Question, answer: string, common: CalculatorCommon): Hint | null {
  if (question.kind === 'number') return numberHint(question, answer, common);
  if (question.kind !== 'date') return null;
  if (answer === '' || isAnswer(answer, question)) return { text: question.hint, isProblem: false };
  const range = { min: formatDate(question.min), max: formatDate(question.max) };
  return { text: fill(common.outOfRange, range), isProblem: true };
}

function numberHint(question: NumberQuestion, answer: string, common: CalculatorCommon): Hint {
  const value = readNumber(answer, question);
  if (typeof value !== 'string') return { text: question.unit, isProblem: false };
  const words = {
    'not-a-number': common.notANumber,
    unclear: common.unclearNumber,
    'out-of-range': common.outOfRange,
    'not-whole': common.wholeNumber,
  };
  const range = { min: '0', max: groupDigits(String(question.max)) };
  return { text: fill(words[value], { ...range, ...meanings(answer, question) }), isProblem: true };
}
