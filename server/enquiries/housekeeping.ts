/** What the process does at intervals: watches the store and the queues, purges, and tells of what waits. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf } from '../errors.ts';
import type { Notify } from './delivery/notice.ts';
import { type ChannelSettings, isOn } from './delivery/queue.ts';
import { almostFull, type HeldLimits, heldShare } from './held.ts';
import type { CheckReady } from './monitoring.ts';
import { countEnquiries, isUnnotified } from './repository.ts';
import { purgeEnquiries, removeExpired } from './retention.ts';
import { readStats } from './stats.ts';
import type { Store } from './store/store.ts';

type HousekeepingOptions = {
  store: Store;
  log: Logger;
  settings: HousekeepingSettings;
  builtAt: number | null;
  checkReady: CheckReady;
  /** Mails the daily notice if it's due; absent where mail is off. */
  notify?: Notify | undefined;
};

type HousekeepingSettings = ChannelSettings & HeldLimits & Pick<Settings, 'retentionDays'>;

const minute = 60 * 1000;
const hour = 60 * minute;
const productionIntervals = { watch: 5000, alert: minute, purge: hour, remind: 24 * hour, notify: minute };

/** Something that still holds is told again after this. */
const repeatAlertMs = hour;

/** A channel has been tried often enough by then. */
export const longestQueueMs = hour;

export function startHousekeeping(options: HousekeepingOptions, intervals = productionIntervals) {
  const { store, settings, builtAt, checkReady, log, notify } = options;
  const { retentionDays } = settings;
  const stopping = new AbortController();
  let available = true;

  const watch = async () => {
    const fault = await checkReady();
    const details = { alert: 'store-unavailable', fault: messageOf(fault) };
    if (fault && available) log.error(details, 'the store takes no enquiries');
    if (!fault && !available) log.info('the store takes enquiries again');
    available = !fault;
  };

  const purge = async () => {
    await removeExpired(store, Date.now());
    const removed = await purgeEnquiries(store, { retentionDays, builtAt, now: Date.now(), who: 'server' });
    if (removed > 0) log.info({ removed, retentionDays }, 'old enquiries purged');
  };

  const alertedAt = new Map<string, number>();
  const alert = (name: string, holds: boolean, details: object, message: string) => {
    const isRecent = performance.now() - (alertedAt.get(name) ?? Number.NEGATIVE_INFINITY) < repeatAlertMs;
    if (holds && isRecent) return;
    if (!holds) return void alertedAt.delete(name);
    alertedAt.set(name, performance.now());
    log.error({ alert: name, ...details }, message);
  };

  const lookAtQueues = async () => {
    if (!available) return;
    const stats = await readStats(store, retentionDays, Date.now());
    for (const channel of ['mail', 'webhook'] as const) {
      const { waitedMs, hold } = stats[channel];
      const isLate = isOn(channel, settings) && waitedMs > longestQueueMs;
      const details = { waitedSeconds: Math.round(waitedMs / 1000), fault: hold?.fault ?? null };
      alert(`${channel}-delayed`, isLate, details, 'enquiries have waited for more than an hour');
    }
    const share = heldShare(stats.stored, settings);
    const full = `${Math.floor(100 * share)} %`;
    alert(
      'held-almost-full',
      share >= almostFull,
      { full },
      'look through what is held: soon no more is taken',
    );
  };

  /** Nobody is mailed about what is held or was refused, and of the rest only when there is a mail server. */
  const remind = async () => {
    const untold = await countEnquiries(store, isUnnotified(Date.now() - hour));
    const details = { alert: 'enquiries-untold', untold };
    if (untold > 0)
      log.warn(details, 'nobody was told of these enquiries: npm run -s enquiries -- list --open');
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
    repeat(intervals.alert, 'alert', lookAtQueues),
    repeat(intervals.purge, 'purge', purge),
    repeat(intervals.remind, 'remind', remind),
    ...(notify
      ? [repeat(intervals.notify, 'notice', async () => void (available && (await notify(stopping.signal))))]
      : []),
  ];

  return {
    /** The store is closed next, so this waits for running jobs. */
    stop: async () => {
      stopping.abort();
      await Promise.all(jobs);
    },
  };
}
