/** The one reader of numbers, as people write them and as links have them. */

export type Currency = { code: string; sign: string };

export type NumberFormat = {
  max: number;
  whole?: true | undefined;
  currency: Currency | null;
};

const powers: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 };

/** Commas or blanks between thousands, a decimal point, and k or m behind it. */
const written = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(\.\d*)? ?([km]?)$/;

/** Null for nothing, and a text that says what's wrong. */
export function readNumber(text: string, format: NumberFormat): number | string | null {
  if (text.trim() === '') return null;
  const digits = plainNumber(text, format);
  const max = groupDigits(String(format.max));
  if (digits === null) return `Use digits: 0 to ${max}.`;
  const value = Number(digits);
  // Thousands to half of the world.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits))
    return `Did you mean ${groupDigits(digits.replace('.', ''))} or ${Math.round(value * 100) / 100}?`;
  if (value > format.max) return `Enter 0 to ${max}.`;
  return format.whole && !Number.isInteger(value) ? `Enter a whole number, 0 to ${max}.` : value;
}

export function plainNumber(text: string, { currency }: NumberFormat): string | null {
  const [, whole = '', decimals = '', power = ''] = written.exec(bare(text, currency)) ?? [];
  if (!/\d/.test(whole + decimals)) return null;
  const digits = `${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'}${decimals.replace(/\.$/, '')}`;
  return power === '' ? digits : String(Number(digits) * (powers[power] ?? 1));
}

export function asEntered(text: string, format: NumberFormat): string {
  return groupDigits(plainNumber(text, format) ?? text);
}

/** 1,234.5 for 1234.5 */
export function groupDigits(text: string): string {
  const [whole = '', ...part] = text.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...part].join('.');
}

/** Without a currency's sign, code or symbol on either side, and without a per-cent sign. */
function bare(text: string, currency: Currency | null): string {
  const typed = text.replace(/\s/g, ' ').trim().toLowerCase();
  const [symbol] = currency ? (/\p{Sc}$/u.exec(currency.sign) ?? []) : ['%'];
  for (const sign of [currency?.sign, currency?.code, symbol].map((each) => each?.toLowerCase())) {
    if (sign === undefined) continue;
    if (currency && typed.startsWith(sign)) return typed.slice(sign.length).trim();
    if (typed.endsWith(sign)) return typed.slice(0, -sign.length).trim();
  }
  return typed;
}
