/** Every page as HTML, the error screens among them. */
import { setImmediate } from 'node:timers/promises';
import { pageMarkdown } from './page-markdown.ts';
import { namesIn, parsePage } from './parsed-page.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderPage } from './renderer.tsx';

export type RenderedPage = Awaited<ReturnType<typeof renderPages>>[number];

export async function renderPages(site: PreparedSite, renderPage: RenderPage) {
  const wanted = [
    ...site.pages.map(({ path }) => ({ path, status: 200 as const })),
    { path: '/404', status: 404 as const },
    { path: '/500', status: 500 as const },
  ];
  const pages = [];
  for (const { path, status } of wanted) {
    await setImmediate();
    const html = await renderPage(path, site).catch((cause) => {
      throw new Error(`${path} can’t be rendered`, { cause });
    });
    // The tree isn't kept: those of all pages would fill the memory.
    const tree = parsePage(html);
    const markdown = status === 200 ? pageMarkdown(tree, site.siteUrl + path) : '';
    pages.push({ path, status, html, markdown, ...namesIn(tree, site.siteUrl) });
  }
  return pages;
}
