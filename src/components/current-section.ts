/** Which menu item the shown page belongs to. */
import { useLocation } from 'react-router';
import type { MenuItem } from '../content/page-data.ts';

/** The value of `aria-current` for a menu item: the page itself, a page below it, or neither. */
export function useCurrent({ generalPath }: MenuItem): 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  if (generalPath === undefined) return undefined;
  if (pathname === generalPath) return 'page';
  return pathname.startsWith(`${generalPath}/`) ? 'true' : undefined;
}
