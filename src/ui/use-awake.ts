/** Whether React has taken the page over: false in what is prerendered, and in React's first pass over it. */
import { useSyncExternalStore } from 'react';

export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
