/** Pages that take longer to load than they should, because they have more bytes than the budget. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../contract/page-budgets.ts';
import { paths } from '../content/paths.ts';
import type { AssembledPage } from './assemble-pages.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

export function documentWarnings(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file' | 'part'>>,
): string[] {
  const sent = (file: string) => headers + statSync(join(client, `${file}.br`)).size;
  return Array.from(pages).flatMap(({ path, file, part }) => {
    const repair = repairs[path] ?? 'Shorten it, or move a part of it to a page of its own.';
    const over = (what: string, bytes: number, budget: number) =>
      bytes > budget ? [`${path}: ${what} ${bytes} bytes, and the budget is ${budget}. ${repair}`] : [];
    return [
      ...over('the page takes', sent(file), budgets.document),
      ...(part ? over('a link to it fetches', sent(part), budgets.part) : []),
    ];
  });
}

/** Pages that grow with what's on other pages. */
const repairs: Readonly<Record<string, string>> = {
  [paths.home]:
    'Write “logoStrip: false” into case studies whose client needn’t be in the strip of logos, or shorten home.yaml.',
  [paths.caseStudies]:
    'Each case study has a card on it: leave out those that no longer win work, with “draft: true”.',
};
