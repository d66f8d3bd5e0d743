/**
 * What needs a person, in one list. `/status`, `check`, the daily mail, the metrics and the log's `alert` lines all say what
 * it says: counts and ids, and no words of visitors.
 */
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf } from '../errors.ts';
import { backupFault } from './backup/copies.ts';
import { type Overview, readOverview } from './overview.ts';
import { planPurge } from './retention.ts';
import { readNote } from './store/notes.ts';
import type { Store } from './store/store.ts';

export const alertNames = [
  'store',
  'new-store',
  'nobody-is-told',
  'failed',
  'held',
  'backup',
  'retention',
  'clock',
] as const;

export type AlertName = (typeof alertNames)[number];

export type Alert = {
  name: AlertName;
  /** What's wrong, and what to do about it. */
  text: string;
};

export type AlertOptions = {
  store: Store;
  settings: Pick<Settings, 'BACKUP_DIR' | 'LIMIT_HELD' | 'RETENTION_DAYS'>;
  /** Who is told of enquiries: mail addresses, and `webhook`. */
  recipients: readonly string[];
};

/** So that no stranger can ring the owner with one post. */
const heldTooLongMs = 3 * 24 * 60 * 60 * 1000;

/** @param storeFault why an enquiry couldn't be written when that was last tried, or null. */
export async function findAlerts(options: AlertOptions, storeFault: unknown): Promise<Alert[]> {
  const { recipients, settings } = options;
  const texts = new Map<AlertName, string | null>();
  try {
    if (storeFault !== null) throw storeFault;
    for (const [name, text] of await findInStore(options)) texts.set(name, text);
  } catch (error) {
    texts.set('store', `No enquiry can be stored: ${messageOf(error)}`);
  }
  texts.set('backup', backupFault(settings.BACKUP_DIR, Date.now()));
  if (recipients.length === 0) {
    texts.set(
      'nobody-is-told',
      'Nobody is told of enquiries. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM, or ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET.',
    );
  }
  return alertNames.flatMap((name) => {
    const text = texts.get(name);
    return text ? [{ name, text }] : [];
  });
}

async function findInStore({ store, settings }: AlertOptions): Promise<[AlertName, string | null][]> {
  const { LIMIT_HELD: limitHeld, RETENTION_DAYS: days } = settings;
  const now = await store.now();
  const overview = await readOverview(store, now);
  const isNew = await store.run(async (db) => (await readNote(db, 'new-store')) !== null);
  const { isRefused, old } = await store.run((db) => planPurge(db, days, now));
  const { failed, ahead } = overview;
  const [dated] = ahead.ids;
  return [
    ['new-store', isNew ? 'A start made this store. If no disk or setting was missing, run migrate.' : null],
    ['nobody-is-told', untold(overview)],
    [
      'failed',
      failed.count > 0
        ? `${failed.count} could not be sent to everyone: list --failed, then mail --failed, or mark them handled.`
        : null,
    ],
    ['held', heldFault(overview, limitHeld, now)],
    [
      'retention',
      isRefused
        ? `${old} enquiries are older than RETENTION_DAYS (${days}), and too many days at once to go unasked. If clock and setting are right, run purge.`
        : null,
    ],
    [
      'clock',
      dated === undefined
        ? null
        : `Enquiry ${dated} is dated over an hour ahead. Set the clock, or if it's right, answer that one and say so: mark ${dated} handled`,
    ],
  ];
}

function untold({ never, waiting, isTaken }: Overview): string | null {
  if (never.count > 0)
    return `${never.count} came in while nobody was configured: mail --never, or answer them and mark them handled.`;
  if (waiting.count === 0 || isTaken) return null;
  return `Nobody has taken anything for an hour, and ${waiting.count} wait: list --open shows why. When it's fixed, run check.`;
}

function heldFault({ held }: Overview, limitHeld: number, now: number): string | null {
  const what = `${held.count} of at most ${limitHeld} (LIMIT_HELD) are held`;
  if (held.count >= limitHeld)
    return `${what}, so visitors without a captcha answer are turned away: mail what's real, then mark --held handled.`;
  if (held.count === 0 || held.oldest > now - heldTooLongMs) return null;
  return `${what}, one of them for three days: list --held, mail what's real, then mark --held handled.`;
}
