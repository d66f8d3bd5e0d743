/** Waits for a lock that another process has, without stopping the thread as SQLite's own wait would. */
import { setTimeout as delay } from 'node:timers/promises';
import { answerLimits } from '../time-limits.ts';
import { troubleOf } from './errors.ts';

/** How often the lock is asked for, by all who wait together: many who wait must not keep the thread busy. */
const retryMs = 5;
let waiting = 0;

/** Each caller waits on its own. Other requests are served meanwhile. */
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
