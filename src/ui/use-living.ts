/**
 * Brings `src/living` in once a visitor goes on: React is awake, and they move, tap, tab or scroll again. The page is
 * whole without it. If it fails, it stays away.
 */
import { useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

type Living = typeof import('../living/living.ts');

let nextSign: Promise<unknown> | undefined;

/** @returns null until it is there. */
export function useLiving(): Living | null {
  const [living, setLiving] = useState<Living | null>(null);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    let wanted = true;
    nextSign ??= Promise.race(['pointermove', 'touchstart', 'focusin', 'scroll'].map(sign));
    nextSign
      .then(() => import('../living/living.ts'))
      .then(
        (loaded) => {
          if (wanted) callOff = afterPaint(() => setLiving(loaded));
        },
        () => undefined,
      );
    return () => {
      wanted = false;
      callOff?.();
    };
  }, []);
  return living;
}

function sign(type: string): Promise<unknown> {
  return new Promise((resolve) =>
    addEventListener(type, resolve, { once: true, capture: true, passive: true }),
  );
}
