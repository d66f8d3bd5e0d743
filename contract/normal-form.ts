/**
 * Text in Unicode's NFC. Putting marks in order takes a time that grows with the square of a run of
 * them, so what follows the thirtieth mark in a row goes: no writing has as many.
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function inNormalForm(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => [...marks].slice(0, 30).join('')).normalize();
}
