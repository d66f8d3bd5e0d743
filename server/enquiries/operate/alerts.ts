/**
 * What needs a person: the one list behind `/status`, `check`, the daily mail and the log's `alert` lines.
 * It has counts and ids, never a visitor's words.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { messageOf } from '../../errors.ts';
import { StoreUnavailable } from '../store/errors.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries, groups } from '../store/stored-enquiries.ts';
import { hourMs } from '../time-limits.ts';
import { backupFault } from './copies.ts';
import { findOverdue } from './retention.ts';

type AlertSettings = Pick<Settings, 'BACKUP_DIR' | 'LIMIT_UNVERIFIED' | 'RETENTION_DAYS'>;

export type AlertOptions = {
  store: Store;
  settings: AlertSettings;
  /** Mail addresses, and `webhook`. */
  recipients: readonly string[];
  findStoreFault: () => Promise<unknown>;
};

type Looked = { db: Database; now: number; settings: AlertSettings; recipients: readonly string[] };

/** Returns what's wrong and what to do, or null. */
type Condition = (looked: Looked) => Promise<string | null>;

const nobodyConfigured =
  'Nobody is told of enquiries. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM, or ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET.';

/** All that needs the store, in the order of the list. */
const inStore = {
  'nobody-is-told': async ({ db, now, recipients }) => {
    if (recipients.length === 0) return nobodyConfigured;
    const untold = await countEnquiries(db, sql`received_at < ${now - hourMs} and ${groups.untold}`);
    return untold === 0
      ? null
      : `${untold} came in over an hour ago, and nobody has them: list --open shows why. Then mail --waiting.`;
  },
  failed: async ({ db }) => {
    const failed = await countEnquiries(db, groups.failed);
    return failed === 0
      ? null
      : `${failed} could not be sent to everyone: list --failed, then mail --failed, or mark them handled.`;
  },
  flood: async ({ db, now, settings: { LIMIT_UNVERIFIED: limit } }) =>
    (await isFlooded(db, limit, now))
      ? `${limit} came in within an hour without a captcha answer (LIMIT_UNVERIFIED), so more were turned away.`
      : null,
  retention: async ({ db, now, settings: { RETENTION_DAYS: days } }) => {
    const { due, allowed } = await findOverdue(db, days, now);
    return due <= allowed
      ? null
      : `${due} enquiries are older than RETENTION_DAYS (${days}), which is more than the server removes in a day. If clock and setting are right, run purge.`;
  },
  clock: async ({ db, now }) => {
    const ahead = await firstOf(db, sql`received_at > ${now + hourMs} and handled_at is null`);
    return ahead === null
      ? null
      : `Enquiry ${ahead} is dated over an hour ahead. Set the clock, or if it's right, mark ${ahead} handled.`;
  },
} satisfies Record<string, Condition>;

export type AlertName = keyof typeof inStore | 'store' | 'backup';

export type Alert = { name: AlertName; text: string };

export const alertNames: readonly AlertName[] = [
  'store',
  ...(Object.keys(inStore) as (keyof typeof inStore)[]),
  'backup',
];

export async function findAlerts(options: AlertOptions): Promise<Alert[]> {
  const { store, settings, recipients, findStoreFault } = options;
  const texts = new Map<AlertName, string | null>();
  texts.set('backup', backupFault(settings.BACKUP_DIR, store.isPostgres, Date.now()));
  let fault = await findStoreFault();
  try {
    if (fault === null) {
      const now = await store.now();
      await store.run(async (db) => {
        // The keys are the table's.
        for (const [name, condition] of Object.entries<Condition>(inStore))
          texts.set(name as keyof typeof inStore, await condition({ db, now, settings, recipients }));
      });
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    fault = error;
  }
  if (fault !== null) {
    if (recipients.length === 0) texts.set('nobody-is-told', nobodyConfigured);
    texts.set('store', `No enquiry can be stored: ${messageOf(fault)}`);
  }
  return alertNames.flatMap((name) => {
    const text = texts.get(name);
    return text ? [{ name, text }] : [];
  });
}

/** Whether the limit was reached within an hour that ended less than an hour ago. */
async function isFlooded(db: Database, limit: number, now: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select received_at, lag(received_at, ${sql.lit(limit - 1)}) over (order by received_at) as first
      from enquiry where verified = 0 and received_at between ${now - 2 * hourMs} and ${now + hourMs}
    ) as unverified
    where received_at > ${now - hourMs} and received_at - first < ${hourMs} limit 1`.execute(db);
  return rows.length > 0;
}

async function firstOf(db: Database, condition: RawBuilder<unknown>): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from enquiry where ${condition} order by received_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
