/** What's asked, and how answers are read from the address and written there. */
import { readDay } from './days.ts';
import { asEntered, type Currency, type NumberFormat, plainNumber, readNumber } from './read-number.ts';

/** `one` is the unit of exactly one: "week" beside "weeks". */
type NumberInput = Omit<NumberFormat, 'currency'> & { label: string; unit: string; one?: string | undefined };

export type NumberQuestion = { kind: 'number' } & NumberInput & NumberFormat;
export type Question =
  | NumberQuestion
  | { kind: 'date'; label: string; hint: string; min: string; max: string }
  | { kind: 'choice'; label: string; options: Readonly<Record<string, string>> }
  | { kind: 'tick'; heading: string; label: string };

export type Questions = Readonly<Record<string, Question>>;

/** The text in each control; absent or empty if nothing was entered. */
export type Answers = Readonly<Record<string, string>>;

export function numberQuestions<Name extends string>(
  inputs: Readonly<Record<Name, NumberInput>>,
  currency: Currency | null,
): Readonly<Record<Name, NumberQuestion>> {
  const entries = Object.entries<NumberInput>(inputs).map(([name, input]): [string, NumberQuestion] => {
    const isAmount = currency !== null && input.unit.startsWith(currency.sign);
    return [name, { kind: 'number', ...input, currency: isAmount ? currency : null }];
  });
  return Object.fromEntries(entries) as Record<Name, NumberQuestion>;
}

/** NaN where a number isn't known, which makes what's computed from it NaN too. */
export function numbersIn<Name extends string>(
  questions: Readonly<Record<Name, NumberQuestion>>,
  answers: Answers,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<NumberQuestion>(questions).map(([name, question]) => {
    const value = readNumber(answers[name] ?? '', question);
    return [name, typeof value === 'number' ? value : Number.NaN];
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

export const namesIn = <Copy extends object>(copy: Copy) => Object.keys(copy) as (keyof Copy & string)[];

export function asShown(answer: string, question: Question | undefined): string {
  return question?.kind === 'number' && isAnswer(answer, question) ? asEntered(answer, question) : answer;
}

export function isAnswer(text: string, question: Question): boolean {
  switch (question.kind) {
    case 'number':
      return typeof readNumber(text, question) === 'number';
    case 'date':
      return readDay(text) !== null && text >= question.min && text <= question.max;
    case 'choice':
      return Object.hasOwn(question.options, text);
    case 'tick':
      return text === 'yes';
  }
}

/** Other names aren't ours: mailings add theirs to any address. */
export function readQuery(
  questions: Questions,
  query: string,
): { answers: Answers; unreadable: readonly string[] } {
  const given = new URLSearchParams(query);
  const answers: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const text = given.get(name) ?? '';
    if (isAnswer(text, question)) answers[name] = text;
    else if (text !== '') unreadable.push(name);
  }
  return { answers, unreadable };
}

export function writeQuery(questions: Questions, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, question] of Object.entries(questions)) {
    const text = answers[name] ?? '';
    if (!isAnswer(text, question)) continue;
    query.set(name, (question.kind === 'number' && plainNumber(text, question)) || text);
  }
  return query.toString();
}
