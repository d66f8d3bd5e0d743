/** Whether the store takes enquiries, and the metrics that are asked of the store and of the backups. */
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { newestCopyAge } from './backup/copies.ts';
import { countEnquiries, isHeld } from './repository.ts';
import type { Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;

/** Health checks come from outside, and must not cost a disk write each. */
const rememberMs = 1000;

/** Resolves with null, or with what is wrong. */
export type CheckReady = () => Promise<unknown>;

/** It writes, because a full disk still reads well, and it touches the enquiries, which can be locked alone. */
export function readinessCheck(store: Store): CheckReady {
  const check = () =>
    store.write(async (trx) => {
      // Another value each time, because SQLite writes nothing when nothing changes.
      await sql`
        insert into counter (name, window_start, times) values ('ready', 0, 0)
        on conflict (name, window_start) do update set times = counter.times + 1`.execute(trx);
      await sql`update enquiry set verified = 0 where id = 'no such id'`.execute(trx);
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
  const gauge = (name: string, help: string, ask: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // If the store is away, this metric has no value, but the others are still served.
        this.set(await ask().catch(() => Number.NaN));
      },
    });
  const isUp = async () => ((await checkReady()) ? 0 : 1);
  const held = () => countEnquiries(store, isHeld);
  const overdue = () => countEnquiries(store, sql`received_at < ${Date.now() - (retentionDays + 1) * day}`);
  gauge('enquiry_store_up', 'Whether enquiries can be stored: 1 or 0.', isUp);
  gauge('enquiries_held', 'Enquiries that are held and nobody has handled, apart from quarantine.', held);
  gauge('enquiries_overdue', 'Enquiries that the purge should have removed a day ago.', overdue);
  if (!backupDir) return;
  const age = async () => newestCopyAge(backupDir, Date.now()) / 1000;
  gauge('enquiry_backup_age_seconds', 'Age of the newest good backup; +Inf without one.', age);
}
