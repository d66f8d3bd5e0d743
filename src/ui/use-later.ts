/**
 * Brings a part in once a visitor goes on: React is awake, and they move, tap, tab or scroll again. The page is whole
 * without it. If it fails, it stays away.
 */
import { useEffect, useState } from 'react';

let nextSign: Promise<unknown> | undefined;

/** @returns null until the part is there. `load` must be the same function for every render. */
export function useLater<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    nextSign ??= Promise.race(['pointermove', 'touchstart', 'focusin', 'scroll'].map(sign));
    nextSign.then(load).then(
      (loaded) => wanted && setPart(() => loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return part;
}

function sign(type: string): Promise<unknown> {
  return new Promise((resolve) =>
    addEventListener(type, resolve, { once: true, capture: true, passive: true }),
  );
}
