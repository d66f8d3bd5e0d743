/** Rendered pages become files: each gets the styles it uses and the first script, and is known by their hashes. */
import { assets, partAddress } from '../../contract/addresses.ts';
import { hasCommonPolicy } from '../../contract/security-headers.ts';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { shortHash } from '../brand/short-hash.ts';
import { markdownAddress, pageFile } from '../content/paths.ts';
import type { WriteFile } from './builds-folder.ts';
import {
  type BrowserFiles,
  type ClientFiles,
  completePage,
  partOf,
  sourceHash,
  withIslandScripts,
} from './complete-page.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderedPage } from './render-pages.ts';
import { fontsOf } from './styles/fonts.ts';
import { namesUsedIn, pageCss } from './styles/page-css.ts';
import { onlyPrint, withoutPrint } from './styles/print-css.ts';

export type WrittenPage = ManifestPage & { style: string; fonts: readonly string[] };

export function writePages(
  write: WriteFile,
  { pages, fonts, layout }: PreparedSite,
  rendered: readonly RenderedPage[],
  { browser, styles }: { browser: BrowserFiles; styles: string },
  recaptcha: boolean,
): { pages: WrittenPage[]; files: ClientFiles } {
  const [screen, print] = [withoutPrint(styles), onlyPrint(styles)];
  const writeSheet = (name: string, css: string) => {
    const address = `${assets}${name}-${shortHash(css)}.css`;
    write(address, css);
    return address;
  };
  const files: ClientFiles = {
    ...browser,
    // A visitor can write any name into the form, and the next page can have one.
    stylesheet: writeSheet('style', styles + fonts.further.map(({ css }) => css).join('')),
    printStyles: writeSheet('print', print),
    shell: shortHash(JSON.stringify([browser, styles, layout])),
  };
  const writePage = ({ path, status, html }: RenderedPage): WrittenPage => {
    const page = pages.find((listed) => listed.path === path);
    const file = `${pageFile(path)}.html`;
    const used = fontsOf(fonts, html);
    const style = used.css + pageCss(screen, namesUsedIn(html, print));
    write(file, completePage(html, { style, fonts: used.files }, files));
    const hasForm = page?.template === 'contact';
    const part = page && hasCommonPolicy({ hasForm }, recaptcha) && partAddress(files.shell, path).slice(1);
    if (part) write(part, partOf(withIslandScripts(html, files)));
    return {
      path,
      file,
      status,
      styleHash: sourceHash(style),
      style,
      fonts: used.files,
      hasForm,
      scriptHashes: [sourceHash(files.boot)],
      indexed: page !== undefined && page.data.head.canonical !== null,
      ...(page && { markdown: markdownAddress(path).slice(1) }),
      ...(part && { part }),
    };
  };
  return { pages: rendered.map(writePage), files };
}
