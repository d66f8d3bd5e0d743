/** For tests: waits for something to become true, and says what did not. */
import { setTimeout as delay } from 'node:timers/promises';

/** Ample, because it only has to end what hangs. */
const limitMs = 60_000;

export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > limitMs) throw new Error(`Waited ${limitMs} ms in vain: ${what}`);
    await delay(20);
  }
}
