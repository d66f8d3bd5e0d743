/** Counters by name and window of the clock, so that a clock that was wrong leaves nothing behind. */
import { sql } from 'kysely';
import type { Metrics } from '../metrics.ts';
import type { Database } from './store/schema.ts';
import type { Store } from './store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Half of them without a captcha answer. */
export function senderLimit({ limitPerSender }: { limitPerSender: number }, verified: boolean): number {
  return verified ? limitPerSender : Math.ceil(limitPerSender / 2);
}

/** Counts one more, and returns true, unless the counter has reached the limit for this hour. */
export async function countUpTo(db: Database, limit: number, name: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into counter (name, window_start, times) values (${name}, ${startOf(hour, now)}, 1)
    on conflict (name, window_start) do update set times = counter.times + 1 where counter.times < ${limit}
    returning name`.execute(db);
  return rows.length > 0;
}

/** How often it has counted in this hour. */
export async function countSoFar(db: Database, name: string, now: number): Promise<number> {
  const counter = await db
    .selectFrom('counter')
    .select('times')
    .where('name', '=', name)
    .where('window_start', '=', startOf(hour, now))
    .executeTakeFirst();
  return counter?.times ?? 0;
}

export function secondsToNextWindow(now: number): number {
  return Math.ceil((startOf(hour, now) + hour - now) / 1000);
}

const rejectedPrefix = 'rejected:';

export type RejectionCounter = ReturnType<typeof countRejections>;

/** A flood must not cost a disk write for each request, so counts wait in memory and are written together. */
export function countRejections(store: Store, { rejected }: Pick<Metrics, 'rejected'>) {
  const pending = new Map<string, number>();
  const add = (reason: string, times: number) => pending.set(reason, (pending.get(reason) ?? 0) + times);

  return {
    count: (reason: string) => {
      rejected.inc({ reason });
      add(reason, 1);
    },

    /** Adds the counts to today's in the store. What can't be written waits for the next time. */
    flush: async () => {
      // Sorted, so that two instances lock the rows in the same order.
      const counts = [...pending].filter(([, times]) => times > 0).sort();
      if (counts.length === 0) return;
      const today = startOf(day, Date.now());
      const rows = counts.map(([reason, times]) => sql`(${rejectedPrefix + reason}, ${today}, ${times})`);
      await store.use((db) =>
        sql`
          insert into counter (name, window_start, times) values ${sql.join(rows)}
          on conflict (name, window_start) do update set times = counter.times + excluded.times`.execute(db),
      );
      for (const [reason, times] of counts) add(reason, -times);
    },
  };
}

export async function listRejections(store: Store) {
  const isRejection = sql<boolean>`name like ${`${rejectedPrefix}%`}`;
  const rows = await store.use((db) =>
    db.selectFrom('counter').selectAll().where(isRejection).orderBy('window_start').orderBy('name').execute(),
  );
  return rows.map(({ name, window_start, times }) => ({
    day: new Date(window_start).toISOString().slice(0, 10),
    reason: name.slice(rejectedPrefix.length),
    times,
  }));
}

function startOf(windowMs: number, now: number): number {
  return now - (now % windowMs);
}
