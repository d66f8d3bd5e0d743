/** Pages that take longer to load than they should, because they have more bytes than the budget. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../contract/budgets.ts';
import { paths } from '../content/paths.ts';
import type { AssembledPage } from './assemble-pages.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

/** @param client has them with their compressed variants.
 * @returns a warning for each page over the budget, with its bytes and what to do. */
export function documentWarnings(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file'>>,
): string[] {
  return Array.from(pages).flatMap(({ path, file }) => {
    const bytes = headers + statSync(join(client, `${file}.br`)).size;
    if (bytes <= budgets.document) return [];
    return `${path}: the page takes ${bytes} bytes, and the budget is ${budgets.document}. ${repairs[path] ?? 'Shorten it, or move a part of it to a page of its own.'}`;
  });
}

/** Pages that grow with what's on other pages. */
const repairs: Readonly<Record<string, string>> = {
  [paths.home]:
    'Write “logoStrip: false” into case studies whose client needn’t be in the strip of logos, or shorten home.yaml.',
  [paths.caseStudies]:
    'Each case study has a card on it: leave out those that no longer win work, with “draft: true”.',
};
