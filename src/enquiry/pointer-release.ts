/**
 * Leaving a field by pressing something else may show a message, which moves what is being pressed from under
 * the pointer. So what leaving brings about waits until the pointer is released.
 */

/** Watches until `stop`; `afterRelease` runs its work at once, or when the press under way has ended. */
export function watchPointer() {
  let isDown = false;
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
  };
  addEventListener('pointerdown', down, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, up, true);
  return {
    afterRelease: (work: () => void) => {
      if (!isDown) return work();
      // The click follows the release, and what it does comes first.
      addEventListener('pointerup', () => setTimeout(work), { once: true });
    },
    stop: () => {
      removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, up, true);
    },
  };
}
