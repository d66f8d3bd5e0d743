/** Every page as HTML, the error screens among them. */
import type { RoutedPage } from '../pages/pages.ts';
import type { LayoutData } from '../site/page-data.ts';

type KnownPage = RoutedPage & { path: string };
export type PageHtml = { path: string; status: 200 | 404 | 500; html: string };
export type RenderedPages = readonly PageHtml[];

export type RenderPage = (
  path: string,
  source: PageSource,
) => Promise<{
  status: number;
  html: string;
  error: unknown;
}>;

export type RenderPath = (path: string) => Promise<PageHtml>;

const errorScreens: Readonly<Record<string, PageHtml['status']>> = { '/404': 404, '/500': 500 };

export const allPaths = (pages: readonly KnownPage[]): string[] => [
  ...pages.map(({ path }) => path),
  ...Object.keys(errorScreens),
];

export function pathRenderer(
  renderPage: RenderPage,
  pages: readonly KnownPage[],
  layout: LayoutData,
): RenderPath {
  const source = pagesInMemory(pages, layout);
  // The server's own failure page is the fallback screen, met with an error on purpose.
  const failing = { ...source, failure: new Error('Something went wrong on our server.') };
  return async (path) => {
    const wanted = errorScreens[path] ?? 200;
    const { status, html, error: cause } = await renderPage(path, wanted === 500 ? failing : source);
    if (status === wanted) return { path, status: wanted, html };
    throw new Error(`${path} rendered with status ${status}, not ${wanted}`, { cause });
  };
}

export type PageSource = {
  layout: LayoutData;
  pages: ReadonlyMap<string, RoutedPage>;
  /** Met by every page: for the server's own failure page. */
  failure?: Error;
};

export function pagesInMemory(pages: readonly KnownPage[], layout: LayoutData): PageSource {
  return { layout, pages: new Map(pages.map((page) => [page.path, page])) };
}
