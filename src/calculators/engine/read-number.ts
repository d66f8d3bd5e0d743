/** The one reader of numbers, as people write them, paste them, and have them in links. */
import { groupDigits } from './format.ts';

export type Currency = { code: string; sign: string };

/** A number from 0 on. Its unit may be written behind it, and an amount's currency on either side. */
export type NumberFormat = {
  max: number;
  whole?: true | undefined;
  unit: string;
  /** The unit of exactly one. */
  one?: string | undefined;
  /** Null where something else than money is counted. */
  currency: Currency | null;
};

type NumberProblem = 'not-a-number' | 'unclear' | 'out-of-range' | 'not-whole';

/** No number is longer, and a link may bring marks that take seconds to put in order. */
const longest = 99;

/** Thousands in groups, as English, Indian, Swiss, French or German writers set them. */
const thousands = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:(,)\d\d)+,\d{3}$/;

/** As powers of ten. */
const magnitudes = new Map([
  ...['k', 'thousand'].map((word) => [word, 3] as const),
  ...['m', 'mn', 'mil', 'mio', 'million'].map((word) => [word, 6] as const),
  ...['b', 'bn', 'billion'].map((word) => [word, 9] as const),
]);

/** The number, null if nothing was entered, or what's wrong with it. */
export function readNumber(text: string, format: NumberFormat): number | null | NumberProblem {
  if (inPlainSigns(text) === '') return null;
  const digits = plainNumber(text, format);
  if (digits === null || !/^-?\d{1,15}(\.\d{1,10})?$/.test(digits)) return 'not-a-number';
  const value = Number(digits);
  if (format.whole && !Number.isInteger(value)) return 'not-whole';
  if (value >= 0 && value <= format.max) return value;
  const decimals = asDecimals(text, format);
  const isUnclear = decimals !== undefined && typeof readNumber(decimals, format) === 'number';
  return isUnclear ? 'unclear' : 'out-of-range';
}

/** As `Number` reads it: without groups, and with a decimal point. Null if it isn't one number. */
export function plainNumber(text: string, format: NumberFormat): string | null {
  const read = take(text, format);
  const size = read && withoutGroups(read.size);
  if (!size) return null;
  const [whole = '', decimals = ''] = size.split('.');
  const { minus, power } = read;
  const shifted = decimals.padEnd(power, '0');
  const digits = (whole + shifted.slice(0, power)).replace(/^0+(?=\d)/, '') || '0';
  return minus + [digits, shifted.slice(power)].filter(Boolean).join('.');
}

/** A number's own digits in groups, so that every text says what the control shows. */
export function asEntered(text: string, format: NumberFormat): string {
  return groupDigits(plainNumber(text, format) ?? text).replace('-', '−');
}

/** What "1,500" is if it's one and a half: "1,5", which any keypad can write and nobody reads as thousands. */
export function asDecimals(text: string, format: NumberFormat): string | undefined {
  const [, whole, digits = ''] = /^(\d{1,3}),(\d{3})$/.exec(take(text, format)?.size ?? '') ?? [];
  if (whole === undefined) return undefined;
  const decimals = digits.replace(/0+$/, '');
  if (decimals === '') return whole;
  // Three digits would be thousands again.
  return `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** With Latin digits, in one line's own blanks. A line break or a tab stays: it separates the cells of a table. */
function inPlainSigns(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  if (visible.length > longest) return visible;
  return visible
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[٫٬]/g, (sign) => (sign === '٫' ? '.' : ','))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Zs}/gu, ' ')
    .toLowerCase();
}

/** Of any script: its zero is the first of ten digits in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** From the first digit to the last, and what's around it. A point after letters is an abbreviation's. */
const around = /^(\D*[a-z]\.? ?|\D*?)([.,]?\d(?:.*\d)?[.,]?)(\D*)$/;

type Taken = { minus: string; size: string; power: number };

/** The digits of a number as they're written. Null if there's anything around them that doesn't belong to it. */
function take(text: string, format: NumberFormat): Taken | null {
  const typed = inPlainSigns(text);
  const [, before = '', size = '', behind = ''] = (typed.length <= longest && around.exec(typed)) || [];
  const sign = before
    .replace('-', '')

    .trim();
  if (size === '' || (sign !== '' && !isCurrency(sign, format.currency))) return null;
  const [, word = ''] = /^ ?([a-z]+)/.exec(behind) ?? [];
  const power = magnitudes.get(word);
  const unit = (power === undefined ? behind : behind.replace(word, '')).trim();
  if (!isUnit(unit.replace(noCents(size), '').trim(), format)) return null;
  return { minus: before.includes('-') ? '-' : '', size, power: power ?? 0 };
}

/** On cheques 480,000/-, in shops 480.– */
const noCents = (size: string) => (/[.,]$/.test(size) ? /^--?/ : /^\/-/);

/** Its sign or code, and what people make of both: the sign's symbol, also behind the code's first letters. */
function isCurrency(word: string, currency: Currency | null): boolean {
  if (currency === null) return false;
  const bare = (text: string) => text.toLowerCase().replace(/\.$/, '');
  const [sign, code] = [bare(currency.sign), bare(currency.code)];
  const [symbol] = /\p{Sc}$/u.exec(sign) ?? [];
  const written = symbol ? [symbol, code.slice(0, 1) + symbol, code.slice(0, 2) + symbol] : [];
  return [sign, code, ...written].includes(bare(word));
}

/** Nothing, or the beginning of what's written beside the field: "weeks", "%", "/month" for "a month". */
function isUnit(words: string, { unit, one, currency }: NumberFormat): boolean {
  const [first = '', ...rest] = words.split(' ');
  const own = isCurrency(first, currency) ? rest.join(' ') : words;
  if (own === '') return true;
  const units = [unit, one ?? unit].map((known) => known.toLowerCase());
  const money = currency?.sign.toLowerCase() ?? '';
  return units.some((known) => `${alike(known.replace(money, '').trim())} `.startsWith(`${alike(own)} `));
}

const alike = (unit: string) =>
  unit.replace(/^(?:%|percent\b)/, 'per cent').replace(/^(?:an? |per |\/ ?)/, 'per ');

/** A comma before three digits groups them, as people write here. Any other is a decimal sign. */
function withoutGroups(size: string): string | null {
  if (/^\d*\.?\d*$/.test(size)) return size;
  if (thousands.test(size)) return size.replace(/\D/g, '');
  const [, whole = '', sign, decimals = ''] = /^(.*)([.,])(\d*)$/.exec(size) ?? [];
  const [, separator, indian] = thousands.exec(whole) ?? [];
  const group = separator ?? indian;
  if (sign === undefined || group === sign || !(group || /^\d*$/.test(whole))) return null;
  return `${whole.replace(/\D/g, '')}.${decimals}`;
}
