/** What an operator should know of the store, from one query: gauges, alerts, the daily notice and `check` show it. */
import { sql } from 'kysely';
import { type Held, heldNow } from './held.ts';
import type { Channel } from './store/schema.ts';
import type { Store } from './store/store.ts';

export type ChannelStats = {
  /** How long the oldest enquiry that's due has waited, in milliseconds; 0 if none is due. */
  waitedMs: number;
  failed: number;
  /** Since when nothing gets through, and why; null while the channel works, and while nothing is due. */
  hold: { since: number; fault: string } | null;
};

export type Stats = Record<Channel, ChannelStats> & {
  /** With quarantine: what the limits are about. */
  stored: Held;
  /** Apart from quarantine: what an operator should look at. */
  held: number;
  overdue: number;
};

const dayMs = 24 * 60 * 60 * 1000;

type ChannelRow = {
  due_since: number | null;
  failed: number;
  hold_since: number | null;
  fault: string | null;
};
type ChannelColumns<Name extends Channel> = {
  [Column in keyof ChannelRow as `${Name}_${Column}`]: ChannelRow[Column];
};
type Row = Held & ChannelColumns<'mail'> & ChannelColumns<'webhook'> & { shown: number; overdue: number };

function columnsOf(channel: Channel) {
  const named = (column: keyof ChannelRow) => sql.ref(`${channel}_${column}`);
  return sql`
    (select min(queued_at) from delivery where channel = ${channel} and state = 'due') as ${named('due_since')},
    (select count(*) from delivery join enquiry on enquiry.id = delivery.enquiry_id
      where channel = ${channel} and state = 'failed' and handled_at is null) as ${named('failed')},
    (select since from channel_hold where channel = ${channel}) as ${named('hold_since')},
    (select fault from channel_hold where channel = ${channel}) as ${named('fault')}`;
}

export async function readStats(store: Store, retentionDays: number, now: number): Promise<Stats> {
  const overdue = sql`(select count(*) from enquiry where received_at < ${now - (retentionDays + 1) * dayMs})`;
  const all = sql<Row>`
    select held_now.*, ${columnsOf('mail')}, ${columnsOf('webhook')}, ${overdue} as overdue
    from (${heldNow}) as held_now`;
  const { rows } = await store.use((db) => all.execute(db));
  const [row] = rows;
  if (!row) throw new Error('The query for figures has no result.');
  const { mail_due_since, mail_failed, mail_hold_since, mail_fault, shown, overdue: tooOld, ...others } = row;
  const { webhook_due_since, webhook_failed, webhook_hold_since, webhook_fault, count, bytes } = others;
  return {
    mail: asStats(
      { due_since: mail_due_since, failed: mail_failed, hold_since: mail_hold_since, fault: mail_fault },
      now,
    ),
    webhook: asStats(
      {
        due_since: webhook_due_since,
        failed: webhook_failed,
        hold_since: webhook_hold_since,
        fault: webhook_fault,
      },
      now,
    ),
    stored: { count, bytes },
    held: shown,
    overdue: tooOld,
  };
}

function asStats({ due_since, failed, hold_since, fault }: ChannelRow, now: number): ChannelStats {
  const isHeld = due_since !== null && hold_since !== null && fault !== null;
  return {
    waitedMs: due_since === null ? 0 : Math.max(0, now - due_since),
    failed,
    hold: isHeld ? { since: hold_since, fault } : null,
  };
}
