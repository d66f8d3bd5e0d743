/** A range stays on one line, with its unit: 9 to 30 months. */
export function unbroken(text: string): string {
  return text.replace(/(\d+) to (\d+) (\p{L}+)/gu, '$1\u00a0to\u00a0$2\u00a0$3');
}
