/** What bar, menus and footer know of a menu's items. */
import type { MenuItem } from '../site/page-data.ts';

/** The footer's list of the menu's links. */
export const footerMenuId = 'footer-menu';

/** Its entries with a picture, as links, and its links. */
export function entriesOf({ items, links }: MenuItem): { label: string; path: string }[] {
  return [...items.map(({ title, path }) => ({ label: title, path })), ...links];
}

/** The value of `aria-current` for a menu item: the page itself, a page below it, or neither. */
export function currentOf(
  generalPath: string | undefined,
  path: string | undefined,
): 'page' | 'true' | undefined {
  if (generalPath === undefined || path === undefined) return undefined;
  if (path === generalPath) return 'page';
  return path.startsWith(`${generalPath}/`) ? 'true' : undefined;
}

/** What a link to a menu's item says of it: scripts set the first again when another page is shown. */
export const sectionOf = ({ generalPath }: MenuItem, path: string | undefined) => ({
  'aria-current': currentOf(generalPath, path),
  'data-section': generalPath,
});
