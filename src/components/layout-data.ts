/** The data that bar and footer share on every page. */
import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from '../content/page-data.ts';

/** Undefined only if loading the layout failed. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>('layout');
}
