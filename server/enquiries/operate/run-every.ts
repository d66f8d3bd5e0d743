/** Work that's done again and again, never twice at once, until it's stopped. */
import { setTimeout as delay } from 'node:timers/promises';

/** @param work handles its own errors. */
export function runEvery(interval: number, work: (stopped: AbortSignal) => Promise<void>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const finished = (async () => {
    while (!signal.aborted) {
      await work(signal);
      await delay(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async (): Promise<void> => {
    stopping.abort();
    await finished;
  };
}
