/**
 * Leaving a field may show a message, which would move a button while it's being pressed. So the check waits until the
 * pointer is released.
 */

/** `afterRelease` runs its work right away, or when the current press has ended. */
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
      // The click comes after the release, and should be handled first.
      addEventListener('pointerup', () => setTimeout(work), { once: true });
    },
    stop: () => {
      removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, up, true);
    },
  };
}
