/** Whether the store takes enquiries, and the metrics that are asked of the store and of the backups. */
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { newestCopyAge } from './backup/copies.ts';
import { isOn } from './delivery/queue.ts';
import { heldShare } from './held.ts';
import { type ChannelStats, readStats, type Stats } from './stats.ts';
import type { Store } from './store/store.ts';

/** Health checks come from outside, and must not cost a disk write each. */
const rememberMs = 1000;

/** Resolves with null, or with what is wrong. */
export type CheckReady = () => Promise<unknown>;

/** It writes, because a full disk still reads well, and it touches each table that a post writes: one can be locked alone. */
export function readinessCheck(store: Store): CheckReady {
  const check = () =>
    store.write(async (trx) => {
      // Another value each time, because SQLite writes nothing when nothing changes.
      await sql`
        insert into counter (name, window_start, times) values ('ready', 0, 0)
        on conflict (name, window_start) do update set times = counter.times + 1`.execute(trx);
      for (const table of ['enquiry', 'delivery', 'idempotency']) {
        await sql`delete from ${sql.table(table)} where false`.execute(trx);
      }
      return null;
    });

  let last: Promise<unknown> | null = null;
  // One check at a time: a database that hangs must not have all its connections taken by checks.
  return () => {
    last ??= check()
      .catch((error: unknown) => error)
      .finally(() => {
        setTimeout(() => {
          last = null;
        }, rememberMs).unref();
      });
    return last;
  };
}

export function registerGauges(registry: Registry, store: Store, settings: Settings, checkReady: CheckReady) {
  const { backupDir, retentionDays } = settings;
  let last: Promise<Stats | null> | null = null;
  /** Null if the store is away: then a metric has no value, but the others are still served. */
  const stats = () => {
    last ??= readStats(store, retentionDays, Date.now())
      .catch(() => null)
      .finally(() => {
        setTimeout(() => {
          last = null;
        }, rememberMs).unref();
      });
    return last;
  };
  const gauge = (name: string, help: string, ask: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await ask()) ?? Number.NaN);
      },
    });
  const byChannel = (name: string, help: string, value: (of: ChannelStats) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers: [registry],
      async collect() {
        const all = await stats();
        for (const channel of ['mail', 'webhook'] as const) {
          const seconds = isOn(channel, settings) ? all && value(all[channel]) : 0;
          this.set({ channel }, seconds ?? Number.NaN);
        }
      },
    });
  const secondsSince = (moment: number) => Math.max(0, Date.now() - moment) / 1000;

  gauge('enquiry_store_up', 'Whether enquiries can be stored: 1 or 0.', async () =>
    (await checkReady()) ? 0 : 1,
  );
  gauge(
    'enquiries_held',
    'Enquiries that are held and nobody has handled, apart from quarantine.',
    async () => (await stats())?.held,
  );
  gauge(
    'enquiries_held_ratio',
    'How much of LIMIT_HELD or LIMIT_HELD_MB is used up, quarantine included.',
    async () => {
      const all = await stats();
      return all ? heldShare(all.stored, settings) : undefined;
    },
  );
  gauge(
    'enquiries_overdue',
    'Enquiries that the purge should have removed a day ago.',
    async () => (await stats())?.overdue,
  );
  byChannel(
    'enquiry_queue_age_seconds',
    'How long the oldest enquiry that is due has waited; 0 where none is.',
    ({ waitedMs }) => waitedMs / 1000,
  );
  byChannel(
    'enquiry_channel_held_seconds',
    'How long nothing has got through because the server or our settings are at fault; 0 where it does.',
    ({ hold }) => (hold ? secondsSince(hold.since) : 0),
  );
  byChannel('enquiries_failed', 'Enquiries given up that nobody has handled.', ({ failed }) => failed);
  if (!backupDir) return;
  const age = async () => newestCopyAge(backupDir, Date.now()) / 1000;
  gauge('enquiry_backup_age_seconds', 'Age of the newest good backup; +Inf without one.', age);
}
