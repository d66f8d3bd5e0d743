import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from '../content/page-data.ts';

export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>('layout');
}
