/**
 * Text in NFC. Ordering marks takes quadratic time, and no writing has more than thirty in a row, so the rest goes.
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function inNormalForm(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => [...marks].slice(0, 30).join('')).normalize();
}
