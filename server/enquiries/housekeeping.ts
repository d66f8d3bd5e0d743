/** What the process does at intervals: writes counts of rejections, watches the store, purges, and reminds of what waits. */
import type { Logger } from 'pino';
import type { RejectionCounter } from './counters.ts';
import { countEnquiries, isUnnotified } from './repository.ts';
import { purgeEnquiries, removeExpired } from './retention.ts';
import { messageOf } from './store/errors.ts';
import type { Store } from './store/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  rejections: Pick<RejectionCounter, 'flush'>;
  retentionDays: number;
  builtAt: number | null;
  checkReady: () => Promise<unknown>;
};

const hour = 60 * 60 * 1000;

export function startHousekeeping(options: HousekeepingOptions): { stop(): Promise<void> } {
  const { store, rejections, retentionDays, builtAt, checkReady, log } = options;
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
    const unnotified = await countEnquiries(store, isUnnotified(Date.now() - hour));
    if (unnotified > 0) {
      log.warn(
        { alert: 'enquiries-untold', untold: unnotified },
        'nobody was told of these enquiries: npm run enquiries -- list --open',
      );
    }
  };

  const failing = new Set<string>();
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];

  /** A job runs again at its next interval, whatever happens. Every failure is logged. */
  const attempt = async (job: string, work: () => Promise<void>) => {
    try {
      await work();
      failing.delete(job);
    } catch (error) {
      // The counts are written every second and lose nothing by waiting, so one line per outage is enough.
      if (job === 'refusal-counts' && failing.has(job)) return;
      failing.add(job);
      log.error({ alert: 'job-failed', job, fault: messageOf(error) }, 'a background job failed');
    }
  };

  const every = (intervalMs: number, job: string, work: () => Promise<void>) => {
    const run = () => {
      const finished = attempt(job, work).finally(() => running.delete(finished));
      running.add(finished);
      return finished;
    };
    timers.push(setInterval(run, intervalMs).unref());
    return run;
  };

  const writeCounts = every(1000, 'refusal-counts', rejections.flush);
  every(5000, 'watch', watch);
  void every(hour, 'purge', purge)();
  void every(24 * hour, 'remind', remind)();

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      // The store is closed next, and a job that it's taken from would count as failed.
      await Promise.all(running);
      await writeCounts();
    },
  };
}
