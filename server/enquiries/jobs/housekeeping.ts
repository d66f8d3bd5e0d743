/** What the process does at intervals: writes refusal counts, watches the store, purges, and reminds of what waits. */
import type { Logger } from 'pino';
import { countUntold } from '../db/enquiries.ts';
import { MigrationFailed, messageOf, OperatorNeeded, StoreUnavailable } from '../db/errors.ts';
import type { RefusalCounter } from '../db/refusals.ts';
import { purgeEnquiries, removeExpired } from '../db/retention.ts';
import type { Store } from '../db/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  refusals: RefusalCounter;
  retentionDays: number;
  checkReady: () => Promise<unknown>;
  /** The store came back, but its tables cannot be migrated: only a restart with a repaired store helps. */
  onBroken: (error: MigrationFailed) => void;
};

const hour = 60 * 60 * 1000;
const intervalMs = { flush: 1000, watch: 5000, purge: hour, remind: 24 * hour };

export function startHousekeeping(options: HousekeepingOptions): { stop(): Promise<void> } {
  const { store, refusals, retentionDays, checkReady, onBroken, log } = options;
  let available = true;

  const watch = async () => {
    const fault = await checkReady();
    if (fault instanceof MigrationFailed) onBroken(fault);
    if (fault && available) log.error({ fault: messageOf(fault) }, 'the store takes no enquiries');
    if (!fault && !available) log.info('the store takes enquiries again');
    available = !fault;
  };

  const purge = async () => {
    await removeExpired(store, Date.now());
    const removed = await purgeEnquiries(store, { retentionDays, now: Date.now(), who: 'server' });
    if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
  };

  /** Nobody is mailed about what is held or was refused, and of the rest only when there is a mail server. */
  const remind = async () => {
    const untold = await countUntold(store, Date.now() - hour);
    if (untold > 0) {
      log.warn(
        { alert: 'enquiries-untold', untold },
        'nobody was told of these enquiries: npm run enquiries -- list --open',
      );
    }
  };

  /** An unavailable store is logged by `watch`, once; the job runs again at its next interval. */
  const run = (job: () => Promise<void>) =>
    job().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return;
      const message = error instanceof OperatorNeeded ? 'an operator must purge' : 'housekeeping failed';
      log.error({ fault: messageOf(error) }, message);
    });

  const timers = [
    setInterval(run, intervalMs.flush, refusals.flush),
    setInterval(run, intervalMs.watch, watch),
    setInterval(run, intervalMs.purge, purge),
    setInterval(run, intervalMs.remind, remind),
  ];
  for (const timer of timers) timer.unref();
  void run(purge);
  void run(remind);

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await run(refusals.flush);
    },
  };
}
