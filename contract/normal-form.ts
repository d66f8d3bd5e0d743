/**
 * Text in one of Unicode's normal forms. Putting marks in order takes a time that grows with the square of a run of
 * them, so what follows the thirtieth mark in a row goes: no writing has as many.
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function inNormalForm(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  // The two beside the marks are letters that NFKC makes marks of.
  return text.replace(/([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu, '$1').normalize(form);
}
