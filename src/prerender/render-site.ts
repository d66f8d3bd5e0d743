/** The site as it's served, made by the build and the development server alike: every page, and the files beside them. */
import { checkPages } from './check-pages.ts';
import { generatedFiles, generatedNames } from './generated-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { PreparedSite } from './prepare-site.ts';
import { type RenderedPages, type RenderPage, renderPages } from './render-pages.ts';

export type RenderedSite = {
  /** The error screens, too. */
  pages: RenderedPages;
  /** Names of the files beside the pages. Pictures are those that pages have asked for. */
  fileNames: () => string[];
  /** The file of this name, or null if there's none. */
  file: (name: string) => Promise<string | Uint8Array | null>;
};

/** @throws ContentError with everything in the content that leads nowhere. */
export async function renderSite(site: PreparedSite, renderPage: RenderPage): Promise<RenderedSite> {
  const { content, siteUrl, registry, layout } = site;
  const pages = await renderPages(renderPage, site.pages, layout);
  checkPages({ content, pages, registry, files: generatedNames(site) });
  const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));
  const files = generatedFiles(site, (path) => pageMarkdown(htmlOf.get(path) ?? '', siteUrl + path));
  return {
    pages,
    fileNames: () => [...Array.from(registry.addresses, (address) => address.slice(1)), ...files.keys()],
    file: async (name) => (await files.get(name)?.()) ?? (await registry.file(`/${name}`)),
  };
}
