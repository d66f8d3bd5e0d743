/** Every page as HTML, the error screens among them. */
import type { DataSource, RoutedPage } from '../app/routes.tsx';
import type { LayoutData } from '../content/page-data.ts';
import type { BuildCache } from './build-cache.ts';

type KnownPage = RoutedPage & { path: string };
type PageHtml = { path: string; status: 200 | 404 | 500; html: string };
export type RenderedPages = readonly PageHtml[];

export type RenderPage = (
  path: string,
  source: DataSource,
) => Promise<{
  status: number;
  html: string;
  /** What the page met, where it is an error screen. */
  error: unknown;
}>;

/**
 * @param kept where pages of earlier builds are, and what names the code that has rendered them.
 * @throws where a page renders with another status than it should have.
 */
export function renderPages(
  renderPage: RenderPage,
  pages: readonly KnownPage[],
  layout: LayoutData,
  kept: { cache: BuildCache; renderer: string } | null = null,
): Promise<RenderedPages> {
  const source = dataInMemory(pages, layout);
  // The server's own failure page is the fallback screen, met with an error on purpose.
  const failing: DataSource = {
    ...source,
    redirects: () => Promise.reject(new Error('Something went wrong on our server.')),
  };
  const render = async (path: string, wanted: PageHtml['status'], from = source): Promise<PageHtml> => {
    const { status, html, error: cause } = await renderPage(path, from);
    if (status === wanted) return { path, status: wanted, html };
    throw new Error(`${path} rendered with status ${status}, not ${wanted}`, { cause });
  };
  return Promise.all([
    ...pages.map(({ path, data }) => {
      const make = () => render(path, 200);
      return kept ? kept.cache.asyncValue(['page', kept.renderer, path, data, layout], make) : make();
    }),
    render('/404', 404),
    render('/500', 500, failing),
  ]);
}

/** Page data straight from the content, without a file between. */
export function dataInMemory(pages: readonly KnownPage[], layout: LayoutData): DataSource {
  const known = new Map(pages.map((page) => [page.path, page]));
  return {
    layout: async () => layout,
    page: async (path) => {
      const page = known.get(path);
      return page ? () => page : null;
    },
    redirects: async () => [],
  };
}
