/** What the process does at intervals: watches the store, writes counts of rejections, purges, and reminds of what waits. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../errors.ts';
import type { RejectionCounter } from './counters.ts';
import type { CheckReady } from './monitoring.ts';
import { countEnquiries, isUnnotified } from './repository.ts';
import { purgeEnquiries, removeExpired } from './retention.ts';
import type { Store } from './store/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  rejections: Pick<RejectionCounter, 'flush'>;
  retentionDays: number;
  builtAt: number | null;
  checkReady: CheckReady;
};

const hour = 60 * 60 * 1000;
const productionIntervals = { watch: 5000, counts: 1000, purge: hour, remind: 24 * hour };

export function startHousekeeping(options: HousekeepingOptions, intervals = productionIntervals) {
  const { store, rejections, retentionDays, builtAt, checkReady, log } = options;
  const stopping = new AbortController();
  let available = true;

  const watch = async () => {
    const fault = await checkReady();
    if (fault && available) log.error({ fault: messageOf(fault) }, 'the store takes no enquiries');
    if (!fault && !available) log.info('the store takes enquiries again');
    available = !fault;
  };

  const purge = async () => {
    await removeExpired(store, Date.now());
    const removed = await purgeEnquiries(store, { retentionDays, builtAt, now: Date.now(), who: 'server' });
    if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
  };

  /** Nobody is mailed about what is held or was refused, and of the rest only when there is a mail server. */
  const remind = async () => {
    const untold = await countEnquiries(store, isUnnotified(Date.now() - hour));
    const alert = { alert: 'enquiries-untold', untold };
    if (untold > 0) log.warn(alert, 'nobody was told of these enquiries: npm run enquiries -- list --open');
  };

  const attempt = (job: string, work: () => Promise<void>) =>
    work().catch((error) => {
      log.error({ alert: 'job-failed', job, fault: messageOf(error) }, 'a background job failed');
    });

  /** A job runs again at its next interval, whatever happens. */
  const repeat = async (intervalMs: number, job: string, work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await attempt(job, work);
      await delay(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  const jobs = [
    repeat(intervals.watch, 'watch', watch),
    // While the store is away, the counts wait.
    repeat(intervals.counts, 'refusal-counts', async () => void (available && (await rejections.flush()))),
    repeat(intervals.purge, 'purge', purge),
    repeat(intervals.remind, 'remind', remind),
  ];

  return {
    /** The store is closed next, so this waits for running jobs. */
    stop: async () => {
      stopping.abort();
      await Promise.all(jobs);
      await attempt('refusal-counts', rejections.flush);
    },
  };
}
