/** Facts that the content itself decides: how many services and case studies there are, in words. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { References } from './references.ts';

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

export function countedFacts(folder: string): References['facts'] {
  return {
    'number-of-services': count(join(folder, 'services')),
    'number-of-case-studies': count(join(folder, 'case-studies')),
  };
}

/** Of a folder that is not there another check speaks. */
function count(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return words[files.length] ?? String(files.length);
}
