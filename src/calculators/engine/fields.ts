/** What a visitor can enter, and how it's read from a control and from the address, and written there. */
import { groupDigits } from './format.ts';

/** From 0 on. */
export type Limits = { max: number; whole?: true | undefined };
export type NumberField = { kind: 'number' } & Limits;
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

/** Thousands in groups, as English, Indian, Swiss, French or German writers set them. */
const thousands = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:(,)\d\d)+,\d{3}$/;

/** Of any script: its zero is the first of ten digits in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** As `Number` reads it: without groups, and with a decimal point. Other texts stay what they are. */
function plain(text: string): string {
  const typed = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // No number is longer, and a link may bring marks that take seconds to put in order.
    .slice(0, 99)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[٫٬]/g, (sign) => (sign === '٫' ? '.' : ','))
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\u2010-\u2015\u2212]/, '-');
  const [, minus = '', size = ''] = /^(-?)(.*)$/.exec(typed) ?? [];
  // A comma before three digits groups them, as people write here. Any other is a decimal sign.
  if (thousands.test(size) && !/^\d+\.\d+$/.test(size)) return minus + size.replace(/\D/g, '');
  const [, whole = '', sign, decimals = ''] = /^(.*)([.,])(\d*)$/.exec(size) ?? [];
  const [, separator, indian] = thousands.exec(whole) ?? [];
  const group = separator ?? indian;
  if (sign === undefined || group === sign || !(group || /^\d*$/.test(whole))) return typed;
  return `${minus}${whole.replace(/\D/g, '')}.${decimals}`;
}

/** A number's own digits in groups, so that every text says what the control shows. */
export function asEntered(text: string): string {
  return groupDigits(plain(text)).replace('-', '−');
}

/** An answer as its control shows it. */
export function asShown(answer: string, field: Field | undefined): string {
  return field?.kind === 'number' && isAnswer(answer, field) ? asEntered(answer) : answer;
}

/** What "1,500" is if it's one and a half: "1,5", which any keypad can write and nobody reads as thousands. */
export function asDecimals(text: string): string | undefined {
  const [, whole, digits = ''] = /^(\d{1,3}),(\d{3})$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const decimals = digits.replace(/0+$/, '');
  if (decimals === '') return whole;
  // Three digits would be thousands again.
  return `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** The number, null if nothing was entered, or what's wrong with it. */
export function readNumber(text: string, limits: Limits): number | null | NumberProblem {
  const digits = plain(text);
  if (digits === '') return null;
  if (!/^-?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(digits)) return 'not-a-number';
  const value = Number(digits);
  if (limits.whole && !Number.isInteger(value)) return 'not-whole';
  if (value >= 0 && value <= limits.max) return value;
  const decimals = asDecimals(text);
  const isUnclear = decimals !== undefined && typeof readNumber(decimals, limits) === 'number';
  return isUnclear ? 'unclear' : 'out-of-range';
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
  inputs: Readonly<Record<Name, Limits>>,
  answers: Answers,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<Limits>(inputs).map(([name, limits]) => {
    const value = readNumber(answers[name] ?? '', limits);
    return [name, typeof value === 'number' ? value : Number.NaN];
  });
  // The names are those of the inputs.
  return Object.fromEntries(entries) as Record<Name, number>;
}

/**
 * The answers in a query, and the names of those that can't be read. Other names aren't ours: advertisements and mailings
 * add theirs to any address.
 */
export function readQuery(
  fields: Fields,
  query: string,
): { answers: Answers; unreadable: readonly string[] } {
  // Mail programs write & as in HTML, and some do it twice.
  const params = new URLSearchParams(query.replaceAll('&amp;', '&'));
  const answers: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = params.get(name) ?? '';
    if (isAnswer(text, field)) answers[name] = text;
    else if (text !== '') unreadable.push(name);
  }
  return { answers, unreadable };
}

export function writeQuery(fields: Fields, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = answers[name] ?? '';
    if (isAnswer(text, field)) query.set(name, field.kind === 'number' ? plain(text) : text);
  }
  return query.toString();
}
