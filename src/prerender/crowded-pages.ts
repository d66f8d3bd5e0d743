/** Pages whose first view, with its chart, is more than the first packets of a response hold. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssembledPage } from './assemble-pages.ts';
import type { BuildCache } from './build-cache.ts';
import { encoded } from './compress.ts';
import { firstViewBytes } from './figures.ts';

/** Of the 14,600 bytes in ten packets, headers take up to 1,100. */
const firstPackets = 13_500;

/** @param tooMany bytes of the compressed page. */
export type CrowdedPage = { path: string; tooMany: number };

export async function crowdedPages(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file'>>,
  cache: BuildCache,
): Promise<CrowdedPage[]> {
  const crowded: CrowdedPage[] = [];
  for (const { path, file } of pages) {
    const html = readFileSync(join(client, file));
    if (!html.includes('data-chart="')) continue;
    const tooMany = firstViewBytes(await encoded(html, 'br', cache), html) - firstPackets;
    if (tooMany > 0) crowded.push({ path, tooMany });
  }
  return crowded;
}
