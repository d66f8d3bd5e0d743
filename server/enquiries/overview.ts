/** What an operator should know of the store: the daily mail, `check` and the metrics show it. */
import { sql } from 'kysely';
import type { DeliveryStatus } from './store/schema.ts';
import type { Store } from './store/store.ts';

const hourMs = 60 * 60 * 1000;

/** Ids of enquiries that nobody has handled. */
export type Overview = {
  held: readonly string[];
  /** Due, or being sent, for more than an hour. */
  waiting: readonly string[];
  failed: readonly string[];
};

export async function readOverview(store: Store, now: number): Promise<Overview> {
  const open = (condition: ReturnType<typeof sql>) =>
    store.run(async (db) => {
      const ids = sql<{
        id: string;
      }>`select id from enquiry where handled_at is null and ${condition} order by id`;
      return (await ids.execute(db)).rows.map(({ id }) => id);
    });
  const has = (condition: ReturnType<typeof sql>) =>
    sql`exists (select 1 from delivery where enquiry_id = enquiry.id and ${condition})`;
  return {
    held: await open(sql`held = 1`),
    waiting: await open(sql`received_at < ${now - hourMs} and ${has(sql`status in ('due', 'sending')`)}`),
    failed: await open(has(sql`status = 'failed'`)),
  };
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
