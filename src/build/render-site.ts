/** Every page of the site rendered and checked, for the build and the development server alike. */
import { setImmediate } from 'node:timers/promises';
import { checkPages } from './check-pages.ts';
import { generatedNames } from './generated-files.ts';
import { namesIn } from './page-names.ts';
import { type Page, parsePage } from './parsed-page.ts';
import type { PreparedSite } from './prepare-site.ts';
import { allPaths, type RenderedPages, type RenderPath } from './render-pages.ts';

/** Given each page as it's parsed: all at once would fill the memory. */
type Options = { withPage?: (path: string, page: Page) => void };

export async function renderSite(
  site: PreparedSite,
  render: RenderPath,
  { withPage }: Options = {},
): Promise<{ pages: RenderedPages; warnings: readonly string[] }> {
  const { content, siteUrl } = site;
  const pages = [];
  for (const path of allPaths(site.pages)) {
    await setImmediate();
    const rendered = await render(path);
    const page = parsePage(rendered.html);
    if (rendered.status === 200) withPage?.(path, page);
    pages.push({ ...rendered, ...namesIn(page, siteUrl) });
  }
  return { pages, warnings: checkPages({ content, siteUrl, pages, files: generatedNames(site) }) };
}
