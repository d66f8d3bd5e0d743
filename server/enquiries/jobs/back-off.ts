/** How long to wait before trying again: longer each time, and never in step with other instances. */

type BackOff = { firstMs: number; longestMs: number };

/** `failures` counts from 1. Between half and all of the doubled delay, at random. */
export function backOffMs(failures: number, { firstMs, longestMs }: BackOff, random = Math.random): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (0.5 + random() / 2));
}
