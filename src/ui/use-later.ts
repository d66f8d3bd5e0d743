/** Brings a part in when the browser has nothing else to do. The page is whole without it: if it fails, it stays away. */
import { useEffect, useState } from 'react';

/** @returns null until the part is there. `load` must be the same function for every render. */
export function useLater<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    const bring = () =>
      load().then(
        (loaded) => wanted && setPart(() => loaded),
        () => undefined,
      );
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(bring);
    return () => {
      wanted = false;
    };
  }, [load]);
  return part;
}
