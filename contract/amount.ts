/** Amounts of money, as pages, texts and plans work them out and write them. */

/** $1,200, but kr 1,200: a sign that ends in a letter needs a space. */
export function amountIn(sign: string, digits: string): string {
  return /\p{L}$/u.test(sign) ? `${sign}\u00A0${digits}` : sign + digits;
}

const daysInWeek = 5;

/** @param rate what one person costs a day. */
export function priceOf(rate: number, people: number, weeks: number): number {
  return people * weeks * daysInWeek * rate;
}
