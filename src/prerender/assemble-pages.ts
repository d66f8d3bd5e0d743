/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { pageFile, paths } from '../content/paths.ts';
import { type ClientFiles, neededBeside } from './client-files.ts';
import type { SiteFont } from './fonts.ts';
import { pageCss } from './page-css.ts';
import { insertHead } from './page-shell.ts';
import type { RenderedSite } from './render-pages.ts';
import { sourceHash } from './source-hash.ts';
import type { WriteFile } from './write-file.ts';

export type AssembledPage = ManifestPage & { style: string };

export async function assemblePages(
  client: string,
  rendered: RenderedSite,
  fonts: readonly SiteFont[],
  files: ClientFiles,
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
    const beside = status === 200 ? neededBeside(path, files) : null;
    write(file, insertHead(html, style, files, beside));
    const hasForm = path === paths.contact;
    assembled.push({ path, file, status, styleHash: sourceHash(style), scriptHash, hasForm, style });
  }
  return assembled;
}
