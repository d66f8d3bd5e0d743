/** Pages whose first view needs more than the first packets of a response. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { budgets } from '../../contract/budgets.ts';
import type { AssembledPage } from './assemble-pages.ts';
import type { BuildCache } from './build-cache.ts';
import { encoded } from './served-files.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

/** @returns a warning for each page over budget, with its bytes. */
export async function firstViewWarnings(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file'>>,
  cache: BuildCache,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { path, file } of pages) {
    const html = readFileSync(join(client, file));
    const bytes = headers + firstViewBytes(await encoded(html, 'br', cache), html);
    if (bytes > budgets.firstView) {
      warnings.push(
        `${path}: its first view takes ${bytes} bytes, and the budget is ${budgets.firstView}. Shorten its lead, or use a simpler chart.`,
      );
    }
  }
  return warnings;
}

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
