/** Waits for another process's lock. SQLite's own wait would stop the thread. */
import { setTimeout as delay } from 'node:timers/promises';
import { answerLimits } from '../time-limits.ts';
import { troubleOf } from './errors.ts';

/** Shared by all who wait, so that many don't keep the thread busy. */
const retryMs = 5;
let waiting = 0;

export async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (const givesUpAt = performance.now() + answerLimits.lock; ; ) {
    try {
      return await work();
    } catch (error) {
      const left = givesUpAt - performance.now();
      if (troubleOf(error) !== 'retryable' || left <= 0) throw error;
      waiting += 1;
      await delay(Math.min(retryMs * waiting, left));
      waiting -= 1;
    }
  }
}
