/** Whether React has hydrated the page: false in prerendered HTML and in the first render over it. */
import { useSyncExternalStore } from 'react';

export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
