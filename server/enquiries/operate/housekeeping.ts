/** Every hour until it's stopped: purge, end deliveries to nobody, send the daily mail. */
import type { Logger } from 'pino';
import { messageOf } from '../../errors.ts';
import { endUnconfigured } from '../deliver/queue.ts';
import type { Store } from '../store/store.ts';
import { housekeepingInterval } from '../time-limits.ts';
import { byServer, purge, removeTraces } from './retention.ts';
import { runEvery } from './run-every.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  retentionDays: number;
  recipients: readonly string[];
  /** Undefined without mail. */
  tell?: ((now: number, stop: AbortSignal) => Promise<void>) | undefined;
};

export function startHousekeeping(options: HousekeepingOptions, interval = housekeepingInterval) {
  const { store, log, retentionDays, recipients, tell } = options;
  /** If another program reads the file, the next hour tries again. */
  let tracesRemain = false;

  const jobs: Record<string, (now: number, stopped: AbortSignal) => Promise<void>> = {
    purge: async (now) => {
      const removed = await purge(store, retentionDays, { who: byServer, now });
      if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
      tracesRemain ||= removed > 0;
      if (tracesRemain) await removeTraces(store);
      tracesRemain = false;
    },
    recipients: async (now) => {
      const ended = await endUnconfigured(store, recipients, now);
      const message = 'deliveries ended, because their recipients are no longer configured';
      if (ended > 0) log.warn({ ended }, message);
    },
    'daily mail': async (now, stopped) => await tell?.(now, stopped),
  };

  return runEvery(interval, async (stopped) => {
    for (const [job, work] of Object.entries(jobs)) {
      try {
        await work(await store.now(), stopped);
      } catch (error) {
        log.error({ job, fault: messageOf(error) }, 'a background job failed');
      }
    }
  });
}
