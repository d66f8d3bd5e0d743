/** What a visitor can enter, and how it's read from a control and from the address, and written there. */
import { groupDigits } from './format.ts';

export type NumberField = { kind: 'number'; min: number; max: number; isWhole?: true };
/** As browsers write dates: 2027-01-31, which can be compared as text. */
export type DateField = { kind: 'date'; min: string; max: string };
type ChoiceField = { kind: 'choice'; options: Readonly<Record<string, unknown>> };
export type Field =
  | NumberField
  | DateField
  | ChoiceField
  | { kind: 'tick' }
  | { kind: 'text'; maxLength: number };
export type Fields = Readonly<Record<string, Field>>;

/** The text in each control; absent or empty if nothing was entered. */
export type Answers = Readonly<Record<string, string>>;

type NumberProblem = 'not-a-number' | 'unclear' | 'out-of-range' | 'not-whole';

/** The names that a part of the copy has, which its schema knows all of. */
export const namesIn = <Name extends string>(copy: Readonly<Record<Name, unknown>>) =>
  Object.keys(copy) as Name[];

export const number = (min: number, max: number): NumberField => ({ kind: 'number', min, max });

/** Thousands in groups, as English, Indian or Swiss writers set them, or as it's set in print. */
const grouping =
  /^(-?)([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)+,\d{3}|[1-9]\d{0,2}(?:['’ ]\d{3})+)(\.\d*)?$/;

/** As `Number` reads it, without the signs that group digits. Other texts stay what they are. */
function ungrouped(text: string): string {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // No number is longer, and a link may bring marks that take seconds to put in order.
    .slice(0, 99)
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\u2010-\u2015\u2212]/, '-');
  const [, sign = '', digits, decimals = ''] = grouping.exec(plain) ?? [];
  return digits === undefined ? plain : sign + digits.replace(/\D/g, '') + decimals;
}

/** A number's own digits in groups, so that every text says what the control shows. */
export function asEntered(text: string): string {
  return groupDigits(ungrouped(text)).replace('-', '−');
}

/** An answer as its control shows it. */
export function asShown(answer: string, field: Field | undefined): string {
  return field?.kind === 'number' && isAnswer(answer, field) ? asEntered(answer) : answer;
}

/**
 * The number, null if nothing was entered, or what's wrong with it. What one country reads as a fraction and another as
 * groups, such as 1,5 or 1.200,50, is unclear: we ask instead of guessing.
 */
export function readNumber(text: string, { min, max, isWhole }: NumberField): number | null | NumberProblem {
  const digits = ungrouped(text);
  if (digits === '') return null;
  if (!/^-?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(digits))
    return /^-?\d[\d.,'’ ]*$/.test(digits) ? 'unclear' : 'not-a-number';
  const value = Number(digits);
  if (isWhole && !Number.isInteger(value)) return 'not-whole';
  return value < min || value > max ? 'out-of-range' : value;
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
    case 'text':
      return text.trim() !== '' && text.length <= field.maxLength;
  }
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** NaN for each that isn't known, which makes what's computed from it NaN too. */
export function numbersIn<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  answers: Answers,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<Field>(fields).map(([name, field]) => {
    const value = field.kind === 'number' ? readNumber(answers[name] ?? '', field) : null;
    return [name, typeof value === 'number' ? value : Number.NaN];
  });
  // The keys are those of `fields`.
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Advertisements and mailings add these to any link. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid)$/;

/** The answers in a query, and the names of the parts that can't be used. */
export function readQuery(fields: Fields, query: string): { answers: Answers; ignored: readonly string[] } {
  const answers: Record<string, string> = {};
  const ignored = new Set<string>();
  for (const [name, text] of new URLSearchParams(query)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && text === '') continue;
    if (field && answers[name] === undefined && isAnswer(text, field)) answers[name] = text;
    else if (!tracking.test(name)) ignored.add(name);
  }
  return { answers, ignored: [...ignored] };
}

export function writeQuery(fields: Fields, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = answers[name] ?? '';
    if (isAnswer(text, field)) query.set(name, field.kind === 'number' ? ungrouped(text) : text);
  }
  return query.toString();
}
