/**
 * Counts what was refused or set aside, by day and reason. A flood must not cost a disk write each time,
 * so counts are kept in memory and written together.
 */
import { refusedEnquiries } from '../../metrics.ts';
import type { CaptchaFailure } from '../spam/captcha.ts';
import type { LimitName } from '../spam/limits.ts';
import type { Store } from './store.ts';

export type RefusalReason =
  | 'foreign-origin'
  | 'too-large'
  | 'unsupported-type'
  | 'incomplete'
  | 'invalid-fields'
  | 'reused-key'
  | 'store-unavailable'
  | 'honeypot'
  | 'captcha-replayed'
  | `limit-${LimitName}`
  | CaptchaFailure;

export type RefusalCounter = ReturnType<typeof countRefusals>;

export function countRefusals(store: Store) {
  const pending = new Map<string, number>();
  const add = (entry: string, times: number) => pending.set(entry, (pending.get(entry) ?? 0) + times);

  return {
    count: (reason: RefusalReason) => {
      refusedEnquiries.inc({ reason });
      add(`${new Date().toISOString().slice(0, 10)} ${reason}`, 1);
    },

    /** Writes the counts to the store. What could not be written stays for the next time. */
    flush: async () => {
      if (pending.size === 0) return;
      const batch = [...pending];
      pending.clear();
      try {
        await write(store, batch);
      } catch (error) {
        for (const [entry, times] of batch) add(entry, times);
        throw error;
      }
    },
  };
}

async function write(store: Store, batch: readonly [string, number][]): Promise<void> {
  // Sorted, so that two instances lock the rows in the same order.
  const rows = batch.toSorted().map(([entry, times]) => {
    const [day = '', reason = ''] = entry.split(' ');
    return { day, reason, times };
  });
  await store.use((db) =>
    db
      .insertInto('refusal')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'reason']).doUpdateSet((eb) => ({
          times: eb('refusal.times', '+', eb.ref('excluded.times')),
        })),
      )
      .execute(),
  );
}

export function listRefusals(store: Store) {
  return store.use((db) => db.selectFrom('refusal').selectAll().orderBy('day').orderBy('reason').execute());
}
