/** What bar, menus and footer know on every page: their data, and which item is current. */
import { useLocation, useRouteLoaderData } from 'react-router';
import type { LayoutData, MenuItem } from '../content/page-data.ts';

export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>('layout');
}

/** Its entries with a picture, as links, and its links. */
export function entriesOf({ items, links }: MenuItem): { label: string; path: string }[] {
  return [...items.map(({ title, path }) => ({ label: title, path })), ...links];
}

/** The value of `aria-current` for a menu item: the page itself, a page below it, or neither. */
export function useCurrent({ generalPath }: MenuItem): 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  if (generalPath === undefined) return undefined;
  if (pathname === generalPath) return 'page';
  return pathname.startsWith(`${generalPath}/`) ? 'true' : undefined;
}
