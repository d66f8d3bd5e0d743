/** Facts that nobody types: how many services and case studies there are, and the budgets that tests enforce. */
import { join } from 'node:path';
import { budgets } from '../../contract/budgets.ts';
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
    'first-view-budget': kilobytes(budgets.firstView),
    'document-budget': kilobytes(budgets.document),
    'font-budget': kilobytes(budgets.fonts),
    'boot-budget': kilobytes(budgets.bootScript),
    'framework-budget': kilobytes(budgets.framework),
  };
}

function inWords(count: number): string {
  return words[count] ?? String(count);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 100) / 10} KB`;
}
