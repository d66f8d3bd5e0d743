/** What two texts have in common that look alike to a reader: databases compare letters by their codes alone. */
import { inNormalForm } from '../../contract/normal-form.ts';

/** Typographic marks, which phones put in by themselves, and what a keyboard has for them. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u00b4\u0060\u02b9-\u02bc\uff07]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-'],
];

/** Composed or not, wide or not, capital or not, with straight marks, and without what shows nothing. */
export function searchKey(text: string): string {
  const straight = marks.reduce((key, [mark, plain]) => key.replace(mark, plain), text);
  // To capitals first, because ß and SS differ in small letters only. A small sigma has two forms.
  const folded = inNormalForm(straight, 'NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return inNormalForm(folded, 'NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ');
}
