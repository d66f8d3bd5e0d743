/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { markdownAddress, pageFile, paths } from '../content/paths.ts';
import { fileWriter } from './builds-folder.ts';
import { type ClientFiles, completePage, sourceHash, speculationRules } from './page-shell.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderedPages } from './render-pages.ts';
import { withStructuredData } from './structured-data.ts';
import { namesUsedIn, pageCss } from './styles/page-css.ts';
import { withoutPrint } from './styles/print-css.ts';

export type AssembledPage = ManifestPage & { style: string };

export function assemblePages(
  client: string,
  site: PreparedSite,
  rendered: RenderedPages,
  fontFaces: string,
  files: ClientFiles,
): AssembledPage[] {
  const write = fileWriter(client);
  const styles = withoutPrint(readFileSync(join(client, files.stylesheet), 'utf8'));
  const forPaper = readFileSync(join(client, files.printStyles), 'utf8');
  const listed = new Map(site.pages.map((page) => [page.path, page]));
  return rendered.map(({ path, status, html }) => {
    const page = listed.get(path);
    const file = `${pageFile(path)}.html`;
    const style = fontFaces + pageCss(styles, namesUsedIn(html, forPaper));
    // Structured data is no script, so no policy has to allow it.
    write(file, withStructuredData(completePage(html, style, files), site, page));
    return {
      ...{ path, file, status, styleHash: sourceHash(style), style },
      scriptHashes: [files.boot, speculationRules].map(sourceHash),
      hasForm: page?.route === paths.contact,
      indexed: page?.data.head.indexed ?? false,
      ...(page && { markdown: markdownAddress(path).slice(1) }),
    };
  });
}
