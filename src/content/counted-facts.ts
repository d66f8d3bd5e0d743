/** Facts that the content itself decides: how many services and case studies there are, in words. */
import { join } from 'node:path';
import { countMarkdown } from './content-files.ts';
import type { References } from './references.ts';

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

export function countedFacts(folder: string): References['facts'] {
  return {
    'service-count': inWords(countMarkdown(join(folder, 'services'))),
    'case-study-count': inWords(countMarkdown(join(folder, 'case-studies'))),
  };
}

function inWords(count: number): string {
  return words[count] ?? String(count);
}
