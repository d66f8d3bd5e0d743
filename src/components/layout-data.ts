/** What bar, menus and footer know of a menu's items. */
import type { MenuItem } from '../site/page-data.ts';

/** Its entries with a picture, as links, and its links. */
export function entriesOf({ items, links }: MenuItem): { label: string; path: string }[] {
  return [...items.map(({ title, path }) => ({ label: title, path })), ...links];
}

/** The value of `aria-current` for a menu item: the page itself, a page below it, or neither. */
export function currentOf({ generalPath }: MenuItem, path: string): 'page' | 'true' | undefined {
  if (generalPath === undefined) return undefined;
  if (path === generalPath) return 'page';
  return path.startsWith(`${generalPath}/`) ? 'true' : undefined;
}
