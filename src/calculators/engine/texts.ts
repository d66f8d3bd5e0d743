/** A calculator in words, for screen readers, enquiries, and pages without scripts. */
import { amountIn } from '../../../contract/amount.ts';
import type { CalculatorCommon } from '../../site/page-data.ts';
import type { NumberQuestion, Question, Questions, Result } from './calculator.ts';
import { formatDate } from './days.ts';
import { type Answers, isAnswer } from './fields.ts';
import { hintOf } from './hint.ts';
import { asEntered } from './read-number.ts';

export function answersText(questions: Questions, answers: Answers): string[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = answers[name] ?? '';
    return isAnswer(answer, question) ? [answerText(question, answer)] : [];
  });
}

function answerText(question: Question, answer: string): string {
  switch (question.kind) {
    case 'number':
      return `${question.label}: ${amountText(question, answer)}`;
    case 'date':
      return `${question.label} ${formatDate(answer)}`;
    case 'choice':
      return `${question.label} ${question.options[answer] ?? ''}`;
    case 'tick':
      return `${question.heading} ${question.label}`;
  }
}

function amountText(question: NumberQuestion, answer: string): string {
  const text = asEntered(answer, question);
  const { unit, one = unit, currency } = question;
  if (!currency) return `${text} ${text === '1' ? one : unit}`;
  return `${amountIn(currency.sign, text)} ${unit.slice(currency.sign.length).trim()}`.trimEnd();
}

/** What's wrong with the answers, for a screen reader: "Cash today: Use digits: 0 to 1,000." */
export function problemsText(questions: Questions, answers: Answers, common: CalculatorCommon): string {
  return Object.entries(questions)
    .flatMap(([name, question]) => {
      const hint = hintOf(question, answers[name] ?? '', common);
      return hint?.isProblem ? [`${question.label}: ${hint.text}`] : [];
    })
    .join(' ');
}

export function resultText({ figures, verdict }: Result): string[] {
  const known = figures.flatMap(({ label, text }) => (text === null ? [] : [`${label}: ${text}`]));
  return verdict ? [...known, verdict.text, ...(verdict.reasons ?? [])] : known;
}

export const spokenText = (result: Result): string =>
  resultText(result)
    .map((line) => (/[.?!]$/.test(line) ? line : `${line}.`))
    .join(' ');
