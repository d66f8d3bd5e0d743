/** What the process does every hour: purges, ends deliveries to nobody, and mails what waits for a person. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf } from '../errors.ts';
import { backupsFault } from './backup/copies.ts';
import { endUnconfigured } from './deliveries.ts';
import { readOverview } from './overview.ts';
import { purgeEnquiries } from './retention.ts';
import type { Store } from './store/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  settings: Pick<Settings, 'RETENTION_DAYS' | 'BACKUP_DIR'>;
  builtAt: number | null;
  recipients: readonly string[];
  /** Sends the daily mail if it's due; absent where mail is off. */
  tell?: ((now: number, backups: string | null, stop: AbortSignal) => Promise<void>) | undefined;
};

const hourMs = 60 * 60 * 1000;

export function startHousekeeping(options: HousekeepingOptions, intervalMs = hourMs) {
  const { store, log, settings, builtAt, recipients, tell } = options;
  const { RETENTION_DAYS: retentionDays, BACKUP_DIR } = settings;
  const stopping = new AbortController();

  const jobs = {
    purge: async () => {
      const removed = await purgeEnquiries(store, { retentionDays, builtAt, now: Date.now(), who: 'server' });
      if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
    },
    recipients: async () => {
      const ended = await endUnconfigured(store, recipients, Date.now());
      if (ended > 0)
        log.warn({ ended }, 'deliveries ended, because their recipients are no longer configured');
    },
    'daily mail': async () => await tell?.(Date.now(), backupsFault(BACKUP_DIR, Date.now()), stopping.signal),
  };

  const attempt = (job: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      log.error({ alert: 'job-failed', job, fault: messageOf(error) }, 'a background job failed');
    });

  /** Nobody is mailed where there's no mail server, so the log says it at each start. */
  const remind = async () => {
    const { held, waiting, failed } = await readOverview(store, Date.now());
    const counts = { held: held.length, waiting: waiting.length, failed: failed.length };
    if (counts.held + counts.waiting + counts.failed > 0)
      log.warn(counts, 'nobody was told of these enquiries: npm run -s enquiries -- list --open');
  };

  const run = async () => {
    await attempt('reminder', remind);
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
