/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { markdownAddress, pageFile, paths } from '../content/paths.ts';
import type { WriteFile } from './builds-folder.ts';
import type { SiteFont } from './fonts.ts';
import { pageCss } from './page-css.ts';
import type { ListedPage } from './page-list.ts';
import {
  type ClientFiles,
  completePage,
  filesToHydrate,
  sourceHash,
  speculationRules,
} from './page-shell.ts';
import type { RenderedSite } from './render-pages.ts';
import { dataElement } from './structured-data/page-graph.ts';

export type AssembledPage = ManifestPage & { style: string };

/** @param graphOf what search engines are told of a page. */
export async function assemblePages(
  client: string,
  rendered: RenderedSite,
  fonts: readonly SiteFont[],
  files: ClientFiles,
  pages: readonly ListedPage[],
  graphOf: (page: ListedPage) => Graph | null,
  write: WriteFile,
): Promise<AssembledPage[]> {
  const stylesheet = readFileSync(join(client, files.stylesheet), 'utf8');
  const fontFaces = fonts.map(({ css }) => css).join('');
  const bootHash = sourceHash(files.boot);
  const rulesHash = sourceHash(speculationRules);
  const assembled: AssembledPage[] = [];
  const listed = new Map(pages.map((page) => [page.path, page]));
  for (const { path, status, html } of rendered) {
    const page = listed.get(path);
    const graph = page ? graphOf(page) : null;
    const style = fontFaces + pageCss(stylesheet, html);
    const file = `${pageFile(path)}.html`;
    // Any address may show the error screens: React never takes them over.
    const needed = status === 200 ? filesToHydrate(path, files, page?.calculator) : null;
    const whole = completePage(html, style, files, needed);
    // Behind everything that a visitor reads. It is data, which no policy has to allow.
    write(file, graph ? whole.replace('</body>', () => `${dataElement(graph)}</body>`) : whole);
    assembled.push({
      ...{ path, file, status, styleHash: sourceHash(style), style },
      scriptHashes: needed ? [bootHash, rulesHash] : [bootHash],
      hasForm: path === paths.contact,
      indexed: page?.data.head.indexed ?? false,
      ...(page && { markdown: markdownAddress(path).slice(1) }),
    });
  }
  return assembled;
}
