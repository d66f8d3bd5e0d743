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

/**
 * Resolves with null, or with what is wrong. It writes, because a full or read-only disk still reads well, and it
 * touches the enquiries themselves, which can be locked when nothing else is.
 */
export function readinessCheck(store: Store): () => Promise<unknown> {
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

type GaugeOptions = { store: Store; settings: Settings; checkReady: () => Promise<unknown> };

export function registerGauges(registry: Registry, { store, settings, checkReady }: GaugeOptions): void {
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
  const { backupDir, retentionDays } = settings;
  gauge('enquiry_store_up', 'Whether enquiries can be stored: 1 or 0.', async () =>
    (await checkReady()) ? 0 : 1,
  );
  gauge('enquiries_held', 'Enquiries that are held and that nobody has handled, apart from quarantine.', () =>
    countEnquiries(store, isHeld),
  );
  gauge('enquiries_overdue', 'Enquiries that the purge should have removed a day ago.', () =>
    countEnquiries(store, sql`received_at < ${Date.now() - (retentionDays + 1) * day}`),
  );
  if (backupDir) {
    gauge('enquiry_backup_age_seconds', 'Age of the newest good backup; +Inf without one.', async () => {
      return newestCopyAge(backupDir, Date.now()) / 1000;
    });
  }
}
