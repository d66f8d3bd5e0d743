/**
 * Counts what was refused or set aside, by day and reason. A flood must not cost a disk write each time,
 * so counts gather in memory and go to the store together.
 */
import type { CaptchaDoubt } from '../captcha/captcha.ts';
import type { LimitName } from '../limits.ts';
import type { Store } from './open-store.ts';

export type RefusalReason =
  | 'foreign-origin'
  | 'too-large'
  | 'unsupported-type'
  | 'invalid-fields'
  | 'reused-key'
  | 'store-unavailable'
  | 'honeypot'
  | 'captcha-replayed'
  | `limit-${LimitName}`
  | CaptchaDoubt;

export type RefusalCounter = {
  count(reason: RefusalReason): void;
  /** Brings the counts to the store. What could not be written stays for the next time. */
  flush(): Promise<void>;
};

export function countRefusals(store: Store, clock: () => number): RefusalCounter {
  const pending = new Map<string, number>();
  const add = (entry: string, times: number) => pending.set(entry, (pending.get(entry) ?? 0) + times);

  return {
    count: (reason) => add(`${new Date(clock()).toISOString().slice(0, 10)} ${reason}`, 1),

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

function write(store: Store, batch: readonly [string, number][]): Promise<void> {
  const rows = batch.map(([entry, times]) => {
    const [day = '', reason = ''] = entry.split(' ');
    return { day, reason, times };
  });
  return store.use(async (db) => {
    await db
      .insertInto('refusal')
      .values(rows.sort((a, b) => `${a.day} ${a.reason}`.localeCompare(`${b.day} ${b.reason}`)))
      .onConflict((conflict) =>
        conflict.columns(['day', 'reason']).doUpdateSet((eb) => ({
          times: eb('refusal.times', '+', eb.ref('excluded.times')),
        })),
      )
      .execute();
  });
}
