/** What the process does every hour: purges, ends deliveries to nobody, and mails what waits for a person. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf } from '../errors.ts';
import { endUnconfigured } from './deliveries.ts';
import { purgeEnquiries } from './retention.ts';
import { noteSettings } from './settings-note.ts';
import { StoreUnavailable } from './store/errors.ts';
import type { Store } from './store/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  settings: Settings;
  recipients: readonly string[];
  /** Sends the daily mail if it's due; absent where mail is off. */
  tell?: ((now: number, stop: AbortSignal) => Promise<void>) | undefined;
};

const hourMs = 60 * 60 * 1000;

export function startHousekeeping(options: HousekeepingOptions, intervalMs = hourMs) {
  const { store, log, settings, recipients, tell } = options;
  const { RETENTION_DAYS: retentionDays } = settings;
  const stopping = new AbortController();

  const jobs = {
    settings: () => noteSettings(store, settings),
    purge: async (now: number) => {
      const purge = { retentionDays, now, who: 'server', isAsked: false };
      const removed = await purgeEnquiries(store, purge);
      if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
    },
    recipients: async (now: number) => {
      const ended = await endUnconfigured(store, recipients, now);
      const message = 'deliveries ended, because their recipients are no longer configured';
      if (ended > 0) log.error({ alert: 'failed', ended }, message);
    },
    'daily mail': async (now: number) => await tell?.(now, stopping.signal),
  };

  const attempt = async (job: string, work: (now: number) => Promise<unknown>) => {
    try {
      await work(await store.now());
    } catch (error) {
      // That the store is away is said elsewhere, once.
      const alert = error instanceof StoreUnavailable ? {} : { alert: 'store' };
      log.error({ ...alert, job, fault: messageOf(error) }, 'a background job failed');
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      for (const [name, job] of Object.entries(jobs)) await attempt(name, job);
      await delay(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const finished = run();

  return {
    /** The store is closed next, so this waits for a running job. */
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
