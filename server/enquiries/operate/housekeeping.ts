/** Every hour: purge, end deliveries to nobody, send the daily mail. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../../errors.ts';
import { endUnconfigured } from '../deliver/queue.ts';
import type { Store } from '../store/store.ts';
import { housekeepingInterval } from '../time-limits.ts';
import { purgeShare, removeTraces } from './retention.ts';

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
  const stopping = new AbortController();

  const jobs = {
    purge: async (now: number) => {
      const removed = await purgeShare(store, retentionDays, now);
      if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
      await removeTraces(store);
    },
    recipients: async (now: number) => {
      const ended = await endUnconfigured(store, recipients, now);
      const message = 'deliveries ended, because their recipients are no longer configured';
      if (ended > 0) log.warn({ ended }, message);
    },
    'daily mail': async (now: number) => await tell?.(now, stopping.signal),
  };

  const attempt = async (job: string, work: (now: number) => Promise<unknown>) => {
    try {
      await work(await store.now());
    } catch (error) {
      log.error({ job, fault: messageOf(error) }, 'a background job failed');
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      for (const [name, job] of Object.entries(jobs)) await attempt(name, job);
      await delay(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const finished = run();

  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
