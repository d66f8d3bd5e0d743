/**
 * Leaving a field by pressing something moves that thing if a message appears at once, and the press misses
 * it. So what leaving brings about waits until the press is over.
 */

/** Watches until `stop`; `after` runs its work at once, or when the press under way has ended. */
export function watchPresses() {
  let held = false;
  const down = () => {
    held = true;
  };
  const up = () => {
    held = false;
  };
  addEventListener('pointerdown', down, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, up, true);
  return {
    after: (work: () => void) => {
      if (!held) return work();
      // The click follows the pointer's release, and what it does comes first.
      addEventListener('pointerup', () => setTimeout(work), { once: true });
    },
    stop: () => {
      removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, up, true);
    },
  };
}
