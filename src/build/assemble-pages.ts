/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { partAddress } from '../../contract/addresses.ts';
import { hasCommonPolicy } from '../../contract/security-headers.ts';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { markdownAddress, pageFile } from '../content/paths.ts';
import { fileWriter } from './builds-folder.ts';
import { type ClientFiles, completePage, partOf, sourceHash, withIslandScripts } from './complete-page.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderedPage } from './render-pages.ts';
import { fontsOf, type SiteFonts } from './styles/fonts.ts';

export type AssembledPage = ManifestPage & { style: string };

export function assemblePages(
  client: string,
  site: PreparedSite,
  rendered: readonly RenderedPage[],
  { styleOf, fonts }: { styleOf: (html: string) => string; fonts: SiteFonts },
  files: ClientFiles,
  recaptcha: boolean,
): AssembledPage[] {
  const write = fileWriter(client);
  const listed = new Map(site.pages.map((page) => [page.path, page]));
  return rendered.map(({ path, status, html }) => {
    const page = listed.get(path);
    const file = `${pageFile(path)}.html`;
    const used = fontsOf(fonts, html);
    const style = used.css + styleOf(html);
    const ownFonts = used.files.filter((font) => !files.fonts.includes(font));
    write(file, completePage(html, { style, ownFonts }, files));
    const hasForm = page?.template === 'contact';
    const part = page && hasCommonPolicy({ hasForm }, recaptcha) && partAddress(files.build, path).slice(1);
    if (part) write(part, partOf(withIslandScripts(html, files)));
    return {
      ...{ path, file, status, styleHash: sourceHash(style), style, hasForm },
      scriptHashes: [sourceHash(files.boot)],
      indexed: page !== undefined && page.data.head.canonical !== null,
      ...(page && { markdown: markdownAddress(path).slice(1) }),
      ...(part && { part }),
    };
  });
}
