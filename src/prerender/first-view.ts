/** Pages that take longer than they should: more bytes than the budget, or a first view beyond the first packets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { budgets } from '../../contract/budgets.ts';
import { paths } from '../content/paths.ts';
import type { AssembledPage } from './assemble-pages.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

/** @param client has them with their compressed variants.
 * @returns a warning for each page over a budget, with its bytes and what to do. */
export function firstViewWarnings(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file'>>,
): string[] {
  const warnings: string[] = [];
  for (const { path, file } of pages) {
    const html = readFileSync(join(client, file));
    const body = readFileSync(join(client, `${file}.br`));
    const whole = headers + body.length;
    const first = whole > budgets.firstView ? headers + firstViewBytes(body, html) : 0;
    if (first > budgets.firstView) {
      warnings.push(
        `${path}: its first view takes ${first} bytes, and the budget is ${budgets.firstView}. Shorten its lead, or use a simpler chart.`,
      );
    }
    if (whole > budgets.document) {
      warnings.push(
        `${path}: the page takes ${whole} bytes, and the budget is ${budgets.document}. ${repairs[path] ?? 'Shorten it, or move a part of it to a page of its own.'}`,
      );
    }
  }
  return warnings;
}

/** Pages that grow with what's on other pages. */
const repairs: Readonly<Record<string, string>> = {
  [paths.home]:
    'Write “logoStrip: false” into case studies whose client needn’t be in the strip of logos, or shorten home.yaml.',
  [paths.caseStudies]:
    'Each case study has a card on it: leave out those that no longer win work, with “draft: true”.',
};

/** How much of the compressed page contains the whole of its first section. */
function firstViewBytes(body: Buffer, html: Buffer): number {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  let [least, most] = [0, body.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const arrived = brotliDecompressSync(body.subarray(0, middle), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    if (arrived.length > end) most = middle;
    else least = middle + 1;
  }
  return least;
}
