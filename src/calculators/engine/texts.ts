/** A calculator in words, from its questions and its result: without scripts, read aloud, and in an enquiry. */

import { amountIn } from '../../../contract/amount.ts';
import type { CalculatorCommon } from '../../site/page-data.ts';
import {
  type Figure,
  type Group,
  type Item,
  type Question,
  questionsIn,
  type Result,
  unitOf,
} from './calculator.ts';
import { formatDate } from './days.ts';
import { type Answers, isAnswer } from './fields.ts';
import { hintOf } from './hints.ts';
import { asEntered } from './read-number.ts';

type Currency = Pick<CalculatorCommon, 'currency'>;

/** A line for each answer. */
export function answersText(groups: readonly Group[], answers: Answers, common: Currency): string[] {
  return groups.flatMap(({ questions }) =>
    Object.entries(questions).flatMap(([name, question]) => {
      const answer = answers[name] ?? '';
      return isAnswer(answer, question) ? [answerText(question, answer, common)] : [];
    }),
  );
}

/** Such as "Cash today: S$480,000". Beside a field the currency is a unit; in a sentence it comes first. */
function answerText(question: Question, answer: string, { currency: { sign } }: Currency): string {
  const { label } = question;
  switch (question.kind) {
    case 'number': {
      const text = asEntered(answer, question);
      const unit = unitOf(question, text);
      const amount = unit.startsWith(sign)
        ? `${amountIn(sign, text)} ${unit.slice(sign.length).trim()}`
        : `${text} ${unit}`;
      return `${label}: ${amount}`.trimEnd();
    }
    case 'date':
      return `${label} ${formatDate(answer)}`;
    case 'choice':
      return `${label} ${question.options[answer] ?? ''}`;
    case 'tick':
      return `${question.heading} ${label}`;
    case 'text':
      return `${label}: ${answer.trim()}`;
  }
}

/** What's wrong with the answers, for a screen reader: "Cash today: Use digits: 0 to 1,000." */
export function problemsText(groups: readonly Group[], answers: Answers, common: CalculatorCommon): string {
  return Object.entries(questionsIn(groups))
    .flatMap(([name, question]) => {
      const hint = hintOf(question, answers[name] ?? '', common);
      return hint?.isProblem ? [`${question.label}: ${hint.text}`] : [];
    })
    .join(' ');
}

/** What a screen reader says once the visitor pauses: figures and verdict, or what each item comes to. */
export function spokenText({ figures = [], verdict, items = [] }: Result): string {
  const summary = [
    ...figures.flatMap(figureText),
    ...(verdict ? [verdict.text, ...(verdict.reasons ?? [])] : []),
  ];
  return (summary.length > 0 ? summary : items.flatMap(itemText)).map(sentence).join(' ');
}

/** Lines for the enquiry: the answers, and what follows from them. Null while nothing follows. */
export function enquiryText(
  groups: readonly Group[],
  { figures = [], verdict, items, paper }: Result,
  answers: Answers,
  common: Currency,
): string[] | null {
  const outcome = [
    ...figures.flatMap(figureText),
    ...(verdict && !verdict.isOpen ? [verdict.text, ...(verdict.reasons ?? [])] : []),
    ...(items ?? []).flatMap(itemText),
  ];
  // Items say their answers themselves, and so does a paper what was ticked.
  const ofPaper = items === undefined ? paper : undefined;
  const told = items ? [] : ofPaper ? withoutTicks(groups) : groups;
  const blocks = [answersText(told, answers, common), outcome, ofPaper?.text ? [ofPaper.text] : []];
  if (outcome.length === 0 && !ofPaper?.text) return null;
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index > 0 ? ['', ...block] : block));
}

const withoutTicks = (groups: readonly Group[]): Group[] =>
  groups.map(({ questions }) => ({
    questions: Object.fromEntries(Object.entries(questions).filter(([, { kind }]) => kind !== 'tick')),
  }));

const figureText = ({ label, text, unit }: Figure): string[] =>
  text === null ? [] : [`${label}: ${text} ${unit}`.trimEnd()];

function itemText({ title, outcome, detail, notes }: Item): string[] {
  if (outcome === null) return [];
  const known = outcome ?? detail;
  return [
    [title.endsWith('?') ? title : `${title}:`, ...(known ? [sentence(known)] : []), ...notes].join(' '),
  ];
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
