/** Digits behind a currency's sign: $1,200, and kr 1,200, whose sign ends in a letter and would run into them. */
export function amountIn(sign: string, digits: string): string {
  return /\p{L}$/u.test(sign) ? `${sign}\u00A0${digits}` : sign + digits;
}
