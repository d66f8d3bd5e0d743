/** $1,200, but kr 1,200: a sign that ends in a letter needs a space. */
export function amountIn(sign: string, digits: string): string {
  return /\p{L}$/u.test(sign) ? `${sign}\u00A0${digits}` : sign + digits;
}
