/** Metrics that are asked of the store and of the backups when Prometheus collects them. */
import { Gauge, type Registry } from 'prom-client';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { newestCopyAge } from './backup/folder.ts';
import { countEnquiries } from './repository.ts';
import type { Store } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;

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
  gauge('enquiry_store_up', 'Whether enquiries can be stored: 1 or 0.', async () =>
    (await checkReady()) ? 0 : 1,
  );
  gauge('enquiries_held', 'Enquiries that are held and that nobody has handled, apart from quarantine.', () =>
    countHeld(store),
  );
  gauge('enquiries_overdue', 'Enquiries that the purge should have removed a day ago.', () =>
    countEnquiries(store, { receivedBefore: Date.now() - (settings.retentionDays + 1) * day }),
  );
  const { backupDir } = settings;
  if (backupDir) {
    gauge(
      'enquiry_backup_age_seconds',
      'Age of the newest good backup; +Inf without one.',
      async () => newestCopyAge(backupDir, Date.now()) / 1000,
    );
  }
}

async function countHeld(store: Store): Promise<number> {
  const { count } = await store.use((db) =>
    db
      .selectFrom('enquiry')
      .innerJoin('delivery', 'delivery.enquiry_id', 'enquiry.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('delivery.channel', '=', 'mail')
      .where('delivery.state', '=', 'held')
      .where('enquiry.handled_at', 'is', null)
      .where('enquiry.quarantine', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return count;
}
