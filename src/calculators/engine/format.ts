/** Results, in two or three digits: they follow from estimates. */
import { amountIn } from '../../../contract/amount.ts';
import { numberWords } from '../../../contract/in-words.ts';
import type { Span } from './days.ts';
import { groupDigits } from './read-number.ts';

/** To three digits: 49,600 for 49,615. */
function rounded(value: number): number {
  const size = Math.abs(value);
  return size < 1000 ? Math.round(value) : Number(value.toPrecision(3));
}

export function formatNumber(value: number): string {
  const size = rounded(Math.abs(value));
  return (value < 0 && size > 0 ? '−' : '') + groupDigits(String(size));
}

export function moneyIn(sign: string): (value: number) => string {
  return (value) => {
    const size = Math.abs(value);
    const cents = size.toFixed(2);
    const text = size > 0 && size < 100 ? cents : groupDigits(String(rounded(size)));
    return value < 0 && Number(cents) > 0 ? `−${amountIn(sign, text)}` : amountIn(sign, text);
  };
}

export function about(value: number, unit: string): string {
  const count = Math.round(value);
  if (count === 0) return value > 0 ? `less than one ${unit}` : `no ${unit}s`;
  return `about ${(count <= 10 && numberWords[count]) || groupDigits(String(count))} ${unit}${count === 1 ? '' : 's'}`;
}

export const aboutMinutes = (minutes: number): string =>
  minutes > 0 && minutes < 1.5 ? about(minutes * 60, 'second') : about(minutes, 'minute');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const rangeOf = (least: string, most: string): string =>
  least === most ? most : `${least} to ${most}`;

/** “1 hour”, “2 to 4 weeks” */
export function counted({ least, most }: Span, unit: string): string {
  const range = rangeOf(groupDigits(String(least)), groupDigits(String(most)));
  return `${range} ${range === '1' ? unit : `${unit}s`}`;
}
