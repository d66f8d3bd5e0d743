/**
 * Counts what was rejected or set aside, by day and reason, for metrics and for `enquiries -- refused`. A flood must
 * not cost a disk write for each request, so counts wait in memory and are written together.
 */
import type { Metrics } from '../metrics.ts';
import type { CaptchaFailure } from './captcha/captcha.ts';
import type { Store } from './store/store.ts';

/** Why an enquiry wasn't taken. */
export type Rejection =
  | 'foreign-origin'
  | 'too-large'
  | 'unsupported-type'
  | 'incomplete'
  | 'invalid-fields'
  | 'reused-key'
  | 'store-unavailable'
  | 'limit-sender'
  | 'limit-unverifiedSender'
  | 'limit-held';

/** Why an enquiry that was taken may not be sent. */
export type Concern = 'honeypot' | 'captcha-replayed' | 'limit-global' | CaptchaFailure;

export type RejectionCounter = ReturnType<typeof countRejections>;

const namePrefix = 'rejected:';
const dayMs = 24 * 60 * 60 * 1000;

export function countRejections(store: Store, { rejected }: Pick<Metrics, 'rejected'>) {
  const pending = new Map<string, number>();
  const add = (reason: string, times: number) => pending.set(reason, (pending.get(reason) ?? 0) + times);

  return {
    count: (reason: Rejection | Concern) => {
      rejected.inc({ reason });
      add(reason, 1);
    },

    /** Writes the counts to the store, for today. What can't be written waits for the next time. */
    flush: async () => {
      if (pending.size === 0) return;
      const batch = [...pending];
      pending.clear();
      try {
        await write(store, batch, Date.now());
      } catch (error) {
        for (const [reason, times] of batch) add(reason, times);
        throw error;
      }
    },
  };
}

async function write(store: Store, batch: readonly [string, number][], now: number): Promise<void> {
  // Sorted, so that two instances lock the rows in the same order.
  const rows = batch.toSorted().map(([reason, times]) => ({
    name: `${namePrefix}${reason}`,
    window_start: now - (now % dayMs),
    times,
  }));
  await store.use((db) =>
    db
      .insertInto('counter')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['name', 'window_start']).doUpdateSet((eb) => ({
          times: eb('counter.times', '+', eb.ref('excluded.times')),
        })),
      )
      .execute(),
  );
}

export async function listRejections(store: Store) {
  const rows = await store.use((db) =>
    db
      .selectFrom('counter')
      .selectAll()
      .where('name', 'like', `${namePrefix}%`)
      .orderBy('window_start')
      .orderBy('name')
      .execute(),
  );
  return rows.map(({ name, window_start, times }) => ({
    day: new Date(window_start).toISOString().slice(0, 10),
    reason: name.slice(namePrefix.length),
    times,
  }));
}
