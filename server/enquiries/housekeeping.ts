/** What the process does by the clock: brings counts to the store, forgets in time, watches the store. */
import type { Logger } from 'pino';
import { MigrationFailed } from './store/migrate.ts';
import { type Store, StoreUnavailable } from './store/open-store.ts';
import type { RefusalCounter } from './store/refusals.ts';
import { purgeEnquiries, removeExpired } from './store/remove.ts';

export type HousekeepingOptions = {
  store: Store;
  refusals: RefusalCounter;
  retentionDays: number;
  probe: () => Promise<void>;
  /** The store came back, but its tables cannot be brought up to date: only a restart with a mended store helps. */
  onBroken: (error: MigrationFailed) => void;
  log: Logger;
  clock: () => number;
};

const everyMs = { flush: 1000, watch: 5000, purge: 60 * 60 * 1000 };

export function keepHouse(options: HousekeepingOptions): { stop(): Promise<void> } {
  const { store, refusals, log, clock } = options;
  let answers = true;

  const watch = async () => {
    const answered = await options.probe().then(
      () => true,
      (error: unknown) => {
        if (error instanceof MigrationFailed) options.onBroken(error);
        if (answers) log.error({ fault: faultOf(error) }, 'the store takes no enquiries');
        return false;
      },
    );
    if (answered && !answers) log.info('the store takes enquiries again');
    answers = answered;
  };

  const purge = async () => {
    const { retentionDays } = options;
    await removeExpired(store, clock());
    const removed = await purgeEnquiries(store, { retentionDays, now: clock() });
    if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
  };

  /** An unavailable store is reported by `watch`, once; the chore comes round again. */
  const quietly = (chore: () => Promise<void>) => () =>
    chore().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error({ fault: faultOf(error) }, 'housekeeping failed');
    });

  const chores: [() => Promise<void>, number][] = [
    [quietly(refusals.flush), everyMs.flush],
    [quietly(watch), everyMs.watch],
    [quietly(purge), everyMs.purge],
  ];
  const timers = chores.map(([chore, ms]) => setInterval(chore, ms).unref());
  void quietly(purge)();

  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await quietly(refusals.flush)();
    },
  };
}

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
