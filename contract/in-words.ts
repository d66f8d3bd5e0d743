/** Numbers as copy has them: “six calculators”, “45 days”. */

export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

/** A count as copy has it: in words below twenty. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}
