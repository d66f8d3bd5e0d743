/** A calculator in words, beside its fields, for screen readers, enquiries, and pages without scripts. */
import { amountIn } from '../../../contract/amount.ts';
import { maxPlanLength } from '../../../contract/enquiry-plan.ts';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Result } from './calculator.ts';
import { formatDate } from './days.ts';
import { type Answers, isAnswer, type NumberQuestion, type Question, type Questions } from './questions.ts';
import { asEntered, readNumber } from './read-number.ts';

/** What's wrong with an answer, or null. */
export function problemOf(question: Question, answer: string): string | null {
  if (question.kind === 'number') {
    const value = readNumber(answer, question);
    return typeof value === 'string' ? value : null;
  }
  if (question.kind !== 'date' || answer === '' || isAnswer(answer, question)) return null;
  return `Enter ${formatDate(question.min)} to ${formatDate(question.max)}.`;
}

/** What's wrong with the answers, for a screen reader: "Cash today: Use digits: 0 to 1,000." */
export function problemsText(questions: Questions, answers: Answers): string {
  return Object.entries(questions)
    .flatMap(([name, question]) => {
      const problem = problemOf(question, answers[name] ?? '');
      return problem === null ? [] : [`${question.label}: ${problem}`];
    })
    .join(' ');
}

export function missingText(questions: Questions, answers: Answers) {
  const names = Object.entries(questions)
    .filter(([name, question]) => !isAnswer(answers[name] ?? '', question))
    .map(([, { label }]) => label);
  return names.length > 0 ? `Still needed: ${names.join(', ')}.` : undefined;
}

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

export function resultText({ figures, verdict }: Result): string[] {
  const known = figures.flatMap(({ label, text }) => (text === null ? [] : [`${label}: ${text}`]));
  return verdict ? [...known, verdict.text, ...(verdict.reasons ?? [])] : known;
}

export const spokenText = (result: Result): string =>
  resultText(result)
    .map((line) => (/[.?!]$/.test(line) ? line : `${line}.`))
    .join(' ');

/** For the enquiry, below the calculator's name, and no longer than it takes. */
export const attachmentText = (
  { copy, page }: Pick<CalculatorData, 'copy' | 'page'>,
  lines: readonly string[],
) => [`${copy.heading.replaceAll('*', '')} (${page.name})`, '', ...lines].join('\n').slice(0, maxPlanLength);
