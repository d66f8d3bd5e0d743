/** The build's source of page data: what was read from the content, without a file between. */
import type { DataSource } from '../app/routes.tsx';

export type PageData = { path: string; data: unknown };

export function dataInMemory(pages: readonly PageData[], layout: unknown): DataSource {
  const dataOf = new Map(pages.map(({ path, data }) => [path, data]));
  return {
    layout: async () => layout,
    page: async (path) => dataOf.get(path) ?? null,
    redirects: async () => [],
  };
}
