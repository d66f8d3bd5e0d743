/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { pageFile, paths } from '../content/paths.ts';
import type { InstrumentName } from '../content/schema/instruments.ts';
import { type ClientFiles, preloads } from './client-files.ts';
import type { SiteFont } from './fonts.ts';
import { pageCss } from './page-css.ts';
import { insertHead } from './page-shell.ts';
import type { RenderedSite } from './render-pages.ts';
import { sourceHash } from './source-hash.ts';
import type { WriteFile } from './write-file.ts';

export type AssembledPage = ManifestPage & { style: string };

/** @param instruments by the path of the page that shows it. */
export async function assemblePages(
  client: string,
  rendered: RenderedSite,
  fonts: readonly SiteFont[],
  files: ClientFiles,
  instruments: ReadonlyMap<string, InstrumentName>,
  write: WriteFile,
): Promise<AssembledPage[]> {
  const stylesheet = readFileSync(join(client, files.stylesheet), 'utf8');
  const fontFaces = fonts.map(({ css }) => css).join('');
  const scriptHash = sourceHash(files.boot);
  const assembled: AssembledPage[] = [];
  for (const { path, status, html } of rendered) {
    const style = fontFaces + (await pageCss(stylesheet, html));
    const file = `${pageFile(path)}.html`;
    // Any address may show the error screens: React never takes them over.
    const preload = status === 200 ? preloads(path, files, instruments.get(path)) : null;
    write(file, insertHead(html, style, files, preload));
    const hasForm = path === paths.contact;
    assembled.push({ path, file, status, styleHash: sourceHash(style), scriptHash, hasForm, style });
  }
  return assembled;
}
