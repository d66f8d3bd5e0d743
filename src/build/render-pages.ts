/** Every page as HTML, the error screens among them. */
import { setImmediate } from 'node:timers/promises';
import { namesIn, type PageNames } from './page-names.ts';
import { type ParsedPage, parsePage } from './parsed-page.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderPage } from './renderer.tsx';

export type RenderedPage = PageNames & { path: string; status: 200 | 404 | 500; html: string };

/** @param withPage is given each page as it's parsed: all at once would fill the memory. */
export async function renderPages(
  site: PreparedSite,
  renderPage: RenderPage,
  withPage?: (path: string, page: ParsedPage) => void,
): Promise<RenderedPage[]> {
  const wanted = [
    ...site.pages.map(({ path }) => ({ path, status: 200 as const })),
    { path: '/404', status: 404 as const },
    { path: '/500', status: 500 as const },
  ];
  const pages: RenderedPage[] = [];
  for (const { path, status } of wanted) {
    await setImmediate();
    const html = await renderPage(path, site).catch((cause) => {
      throw new Error(`${path} can’t be rendered`, { cause });
    });
    const page = parsePage(html);
    if (status === 200) withPage?.(path, page);
    pages.push({ path, status, html, ...namesIn(page, site.siteUrl) });
  }
  return pages;
}
