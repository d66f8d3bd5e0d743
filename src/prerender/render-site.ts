/** The site as it's served, made by the build and the development server alike: every page, and the files beside them. */
import { checkPages } from './check-pages.ts';
import { generatedFiles, generatedNames } from './generated-files.ts';
import { letterWarnings } from './letter-warnings.ts';
import { parsePage } from './markdown/elements.ts';
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
  warnings: readonly string[];
};

/** @throws ContentError with everything in the content that leads nowhere. */
export async function renderSite(site: PreparedSite, renderPage: RenderPage): Promise<RenderedSite> {
  const { content, siteUrl, registry, layout, outlines } = site;
  const rendered = await renderPages(renderPage, site.pages, layout);
  const pages = rendered.map((page) => ({ ...page, tree: parsePage(page.html) }));
  checkPages({ content, siteUrl, pages, registry, files: generatedNames(site) });
  const markdown = new Map(pages.map(({ path, tree }) => [path, () => pageMarkdown(tree, siteUrl + path)]));
  const files = generatedFiles(site, (path) => markdown.get(path)?.() ?? '');
  return {
    pages,
    fileNames: () => [...Array.from(registry.addresses, (address) => address.slice(1)), ...files.keys()],
    file: async (name) => (await files.get(name)?.()) ?? (await registry.file(`/${name}`)),
    warnings: letterWarnings(outlines, pages),
  };
}
