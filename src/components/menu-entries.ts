/** What bar, menus and footer know of a menu's items. */
import type { MenuItem } from '../site/page-data.ts';

export const footerMenuId = 'footer-menu';

export function entriesOf({ items, links }: MenuItem): { label: string; path: string }[] {
  return [...items.map(({ title, path }) => ({ label: title, path })), ...links];
}

export function currentOf(
  generalPath: string | undefined,
  path: string | undefined,
): 'page' | 'true' | undefined {
  if (generalPath === undefined || path === undefined) return undefined;
  if (path === generalPath) return 'page';
  return path.startsWith(`${generalPath}/`) ? 'true' : undefined;
}

export const sectionOf = ({ generalPath }: MenuItem, path: string | undefined) => ({
  'aria-current': currentOf(generalPath, path),
  'data-section': generalPath,
});
