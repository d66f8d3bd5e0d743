/** Every page as HTML, the error screens among them. */
import type { RoutedPage } from '../app/layout.tsx';
import type { LayoutData } from '../site/page-data.ts';

type KnownPage = RoutedPage & { path: string };
type PageHtml = { path: string; status: 200 | 404 | 500; html: string };
export type RenderedPages = readonly PageHtml[];

export type RenderPage = (
  path: string,
  source: PageSource,
) => Promise<{
  status: number;
  html: string;
  /** What the page met, where it is an error screen. */
  error: unknown;
}>;

/** @throws where a page renders with another status than it should have. */
export function renderPages(
  renderPage: RenderPage,
  pages: readonly KnownPage[],
  layout: LayoutData,
): Promise<RenderedPages> {
  const source = pagesInMemory(pages, layout);
  // The server's own failure page is the fallback screen, met with an error on purpose.
  const failing = { ...source, failure: new Error('Something went wrong on our server.') };
  const render = async (path: string, wanted: PageHtml['status'], from = source): Promise<PageHtml> => {
    const { status, html, error: cause } = await renderPage(path, from);
    if (status === wanted) return { path, status: wanted, html };
    throw new Error(`${path} rendered with status ${status}, not ${wanted}`, { cause });
  };
  return Promise.all([
    ...pages.map(({ path }) => render(path, 200)),
    render('/404', 404),
    render('/500', 500, failing),
  ]);
}

/** What pages are rendered from. */
export type PageSource = {
  layout: LayoutData;
  pages: ReadonlyMap<string, RoutedPage>;
  /** Met by every page: for the server's own failure page. */
  failure?: Error;
};

export function pagesInMemory(pages: readonly KnownPage[], layout: LayoutData): PageSource {
  return { layout, pages: new Map(pages.map((page) => [page.path, page])) };
}
