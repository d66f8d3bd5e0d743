/** What a visitor can enter, and how it's read from the address and written there. */
import { asEntered, type NumberFormat, plainNumber, readNumber } from './read-number.ts';

export type NumberField = { kind: 'number' } & NumberFormat;
export type DateField = { kind: 'date'; min: string; max: string };
export type ChoiceField = { kind: 'choice'; options: Readonly<Record<string, string>> };
export type Field = NumberField | DateField | ChoiceField | { kind: 'tick' };
export type Fields = Readonly<Record<string, Field>>;

/** The text in each control; absent or empty if nothing was entered. */
export type Answers = Readonly<Record<string, string>>;

export const namesIn = <Name extends string>(copy: Readonly<Record<Name, unknown>>) =>
  Object.keys(copy) as Name[];

export function asShown(answer: string, field: Field | undefined): string {
  return field?.kind === 'number' && isAnswer(answer, field) ? asEntered(answer, field) : answer;
}

export function isAnswer(text: string, field: Field): boolean {
  switch (field.kind) {
    case 'number':
      return typeof readNumber(text, field) === 'number';
    case 'date':
      return isDate(text) && text >= field.min && text <= field.max;
    case 'choice':
      return Object.hasOwn(field.options, text);
    case 'tick':
      return text === 'yes';
  }
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Other names aren't ours: mailings add theirs to any address. */
export function readQuery(
  fields: Fields,
  query: string,
): { answers: Answers; unreadable: readonly string[] } {
  const given = new URLSearchParams(query);
  const answers: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = given.get(name) ?? '';
    if (isAnswer(text, field)) answers[name] = text;
    else if (text !== '') unreadable.push(name);
  }
  return { answers, unreadable };
}

export function writeQuery(fields: Fields, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = answers[name] ?? '';
    if (isAnswer(text, field)) query.set(name, (field.kind === 'number' && plainNumber(text, field)) || text);
  }
  return query.toString();
}
