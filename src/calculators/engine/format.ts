/** Results as English writes them: what follows from estimates is known in two or three digits. */
import { amountIn } from '../../../contract/amount.ts';
import { numberWords } from '../../../contract/in-words.ts';
import { groupDigits } from './read-number.ts';

/** To three digits: 49,600 for 49,615. */
function rounded(value: number): number {
  const size = Math.abs(value);
  return size < 1000 ? Math.round(value) : Number(value.toPrecision(3));
}

/** 1,740 · 13 · −3. We don't use `Intl`: browsers differ in it, and its first use is slow. */
export function formatNumber(value: number): string {
  const size = rounded(Math.abs(value));
  return (value < 0 && size > 0 ? '−' : '') + groupDigits(String(size));
}

/** Amounts behind a currency's sign: S$1,230 · S$13.65 */
export function moneyIn(sign: string): (value: number) => string {
  return (value) => {
    const size = Math.abs(value);
    const cents = size.toFixed(2);
    const text = size > 0 && size < 100 ? cents : groupDigits(String(rounded(size)));
    return value < 0 && Number(cents) > 0 ? `−${amountIn(sign, text)}` : amountIn(sign, text);
  };
}

/** About nine months, less than a month. @param unit of one, which takes an s. */
export function about(value: number, unit: string): string {
  const count = Math.round(value);
  if (count === 0) return value > 0 ? `less than one ${unit}` : `no ${unit}s`;
  return `about ${(count <= 10 && numberWords[count]) || groupDigits(String(count))} ${unit}${count === 1 ? '' : 's'}`;
}

/** About seven seconds, about two minutes. */
export const aboutMinutes = (minutes: number): string =>
  minutes > 0 && minutes < 1.5 ? about(minutes * 60, 'second') : about(minutes, 'minute');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
