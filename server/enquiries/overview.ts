/** Which enquiries wait for a person, of those that nobody has handled. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, DeliveryStatus } from './store/schema.ts';
import type { Store } from './store/store.ts';

const hourMs = 60 * 60 * 1000;

/** A mail stays readable, and `list` shows the rest. */
const mostIds = 50;

export type Group = {
  count: number;
  oldest: number;
  /** The first of them. */
  ids: readonly string[];
};

export type Overview = {
  held: Group;
  /** Due, or being sent, and received over an hour ago. */
  waiting: Group;
  failed: Group;
  /** Accepted while nobody was configured. */
  never: Group;
  /** Dated over an hour ahead. */
  ahead: Group;
  /** Whether anyone has taken anything within the hour. */
  isTaken: boolean;
};

export function readOverview(store: Store, now: number): Promise<Overview> {
  const delivery = sql`select 1 from delivery where enquiry_id = enquiry.id`;
  const isNow = sql`between ${now - hourMs} and ${now + hourMs}`;
  return store.run(async (db) => ({
    held: await group(db, sql`held = 1`),
    // What's dated ahead came in while the clock was wrong, and may have waited as long.
    waiting: await group(
      db,
      sql`received_at not ${isNow} and exists (${delivery} and status in ('due', 'sending'))`,
    ),
    failed: await group(db, sql`exists (${delivery} and status = 'failed')`),
    never: await group(db, sql`held = 0 and not exists (${delivery})`),
    ahead: await group(db, sql`received_at > ${now + hourMs}`),
    isTaken: await hasRows(db, sql`select 1 from delivery where sent_at ${isNow}`),
  }));
}

async function group(db: Database, condition: RawBuilder<unknown>): Promise<Group> {
  const open = sql`from enquiry where handled_at is null and ${condition}`;
  const counted = sql<{ count: number; oldest: number | null }>`
    select count(*) as count, min(received_at) as oldest ${open}`;
  const [{ count, oldest } = { count: 0, oldest: null }] = (await counted.execute(db)).rows;
  if (count === 0 || oldest === null) return { count: 0, oldest: 0, ids: [] };
  const { rows } = await sql<{ id: string }>`select id ${open} order by id limit ${mostIds}`.execute(db);
  return { count, oldest, ids: rows.map(({ id }) => id) };
}

async function hasRows(db: Database, query: RawBuilder<unknown>): Promise<boolean> {
  return (await sql`${query} limit 1`.execute(db)).rows.length > 0;
}

/** How many deliveries are in each state, and how many enquiries are held. */
export async function countStates(store: Store): Promise<Record<DeliveryStatus | 'held', number>> {
  const counts = { held: 0, due: 0, sending: 0, sent: 0, failed: 0 };
  const { rows } = await store.run((db) =>
    sql<{ state: keyof typeof counts; count: number }>`
      select status as state, count(*) as count from delivery group by status
      union all select 'held', count(*) from enquiry where held = 1 and handled_at is null`.execute(db),
  );
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
