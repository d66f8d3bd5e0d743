/** Numbers as English writes them. Browsers differ in `Intl.NumberFormat`, and its first use is slow. */
import { amountIn } from '../../../contract/amount.ts';

function digits(value: number, least: number, most: number): string {
  const [whole = '', part = ''] = Math.abs(value).toFixed(most).split('.');
  const decimals = part.slice(0, least) + part.slice(least).replace(/0+$/, '');
  const text = grouped(whole) + (decimals && `.${decimals}`);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** 1,234 · 13 · 9.4 · 0.12: nothing that follows from estimates is known better than in two digits. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  return digits(value, 0, size >= 9.95 ? 0 : size >= 0.995 ? 1 : 2);
}

export function formatEntered(value: number): string {
  return (value < 0 ? '−' : '') + groupDigits(String(Math.abs(value)));
}

/** 1,234.5 for 1234.5 */
export function groupDigits(text: string): string {
  const [whole = '', ...part] = text.split('.');
  return [grouped(whole), ...part].join('.');
}

/** Amounts behind a currency's sign: $1,234 · $13.65 · $0.0137 */
export function moneyIn(sign: string): (value: number) => string {
  return (value) => {
    const size = Math.abs(value);
    const places = size >= 1000 ? [0, 0] : size >= 0.1 || size === 0 ? [2, 2] : [2, 4];
    const [least = 0, most = 0] = places;
    const text = digits(value, least, most);
    return text.startsWith('−') ? `−${amountIn(sign, text.slice(1))}` : amountIn(sign, text);
  };
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
