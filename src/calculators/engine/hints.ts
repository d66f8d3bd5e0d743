/** What's written beside a field: its unit or its hint, and in their place what's wrong with the answer. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon } from '../../site/page-data.ts';
import type { Question } from './calculator.ts';
import { formatDate } from './days.ts';
import { isAnswer } from './fields.ts';
import { formatEntered } from './format.ts';
import { asDecimals, readNumber } from './read-number.ts';

type Hint = { text: string; isProblem: boolean };

/** Null where nothing is written beside the field. */
export function hintOf(question: Question, answer: string, common: CalculatorCommon): Hint | null {
  switch (question.kind) {
    case 'number': {
      const value = readNumber(answer, question);
      if (typeof value !== 'string') return { text: question.unit, isProblem: false };
      const templates = {
        'not-a-number': common.notANumber,
        unclear: common.unclearNumber,
        'out-of-range': common.outOfRange,
        'not-whole': common.wholeNumber,
      };
      const values = {
        min: '0',
        max: formatEntered(question.max),
        number: asDecimals(answer, question) ?? '',
      };
      return { text: fill(templates[value], values), isProblem: true };
    }
    case 'date': {
      if (answer === '' || isAnswer(answer, question)) return { text: question.hint, isProblem: false };
      const range = { min: formatDate(question.min), max: formatDate(question.max) };
      return { text: fill(common.outOfRange, range), isProblem: true };
    }
    case 'choice':
    case 'tick':
    case 'text':
      return null;
  }
}
