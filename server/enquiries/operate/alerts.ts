/**
 * What needs a person: the one list behind `/status`, `check`, the daily mail and the log's `alert` lines.
 * It has counts and ids, never a visitor's words.
 */
import { sql } from 'kysely';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { messageOf } from '../../errors.ts';
import { StoreUnavailable } from '../store/database-errors.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries, groups } from '../store/stored-enquiries.ts';
import { hourMs } from '../time-limits.ts';
import { backupFault } from './copies.ts';
import { findOverdue } from './retention.ts';

export type AlertName = 'store' | 'nobody-is-told' | 'failed' | 'flood' | 'retention' | 'clock' | 'backup';

/** The text says what's wrong and what to do. */
export type Alert = { name: AlertName; text: string };

export type AlertOptions = {
  store: Store;
  settings: Pick<Settings, 'BACKUP_DIR' | 'LIMIT_UNVERIFIED' | 'RETENTION_DAYS'>;
  /** Mail addresses, and `webhook`. */
  recipients: readonly string[];
  findStoreFault: () => Promise<unknown>;
};

export const nobodyConfigured =
  'Nobody is told of enquiries. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM, or ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET.';

/** None without a text. */
function alert(name: AlertName, text: string | false | null): Alert[] {
  return text ? [{ name, text }] : [];
}

export async function findAlerts(options: AlertOptions): Promise<Alert[]> {
  const { store, settings, recipients } = options;
  return [
    ...(await findInStore(options)),
    ...alert('nobody-is-told', recipients.length === 0 && nobodyConfigured),
    ...alert('backup', backupFault(settings.BACKUP_DIR, store.isPostgres, Date.now())),
  ];
}

async function findInStore(options: AlertOptions): Promise<Alert[]> {
  const { store, findStoreFault } = options;
  let fault = await findStoreFault();
  try {
    if (fault === null) {
      const now = await store.now();
      return await store.run((db) => findInTables(db, now, options));
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    fault = error;
  }
  return alert('store', `No enquiry can be stored: ${messageOf(fault)}`);
}

async function findInTables(
  db: Database,
  now: number,
  { settings, recipients }: AlertOptions,
): Promise<Alert[]> {
  const { LIMIT_UNVERIFIED: limit, RETENTION_DAYS: days } = settings;
  const untold = await countEnquiries(db, sql`received_at < ${now - hourMs} and ${groups.untold}`);
  const failed = await countEnquiries(db, groups.failed);
  const isFlood = await isFlooded(db, limit, now);
  const { due, allowed } = await findOverdue(db, days, now);
  const ahead = await newestAhead(db, now);
  return [
    ...alert(
      'nobody-is-told',
      recipients.length > 0 &&
        untold > 0 &&
        `${untold} came in over an hour ago, and nobody has them: list --open shows why. Then mail --waiting.`,
    ),
    ...alert(
      'failed',
      failed > 0 &&
        `${failed} could not be sent to everyone: list --failed, then mail --failed, or mark them handled.`,
    ),
    ...alert(
      'flood',
      isFlood &&
        `${limit} came in within an hour without a captcha answer, which is the limit (LIMIT_UNVERIFIED), so any more are turned away.`,
    ),
    ...alert(
      'retention',
      due > allowed &&
        `${due} enquiries are older than RETENTION_DAYS (${days}), which is more than the server may still remove today. If clock and setting are right, run purge.`,
    ),
    ...alert(
      'clock',
      ahead &&
        `Enquiry ${ahead} is dated over an hour ahead. Set the clock, or if it's right, mark ${ahead} handled.`,
    ),
  ];
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

async function newestAhead(db: Database, now: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from enquiry where received_at > ${now + hourMs} and handled_at is null
    order by received_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
