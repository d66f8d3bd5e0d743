/**
 * Whether the store takes enquiries. It writes, because a full or read-only disk still reads well, and it touches the
 * enquiries themselves, which can be locked when nothing else is.
 */
import type { Store } from './store/store.ts';

/** Health checks come from outside, and must not cost a disk write each. */
const rememberMs = 1000;

/** Resolves with null, or with what is wrong. */
export function readinessCheck(store: Store): () => Promise<unknown> {
  let last: Promise<unknown> | null = null;
  let checkedAt = 0;
  let checking = false;

  const check = async () => {
    await store.use((db) =>
      db.transaction().execute(async (trx) => {
        const row = { name: 'ready', window_start: 0, times: 0 };
        await trx
          .insertInto('counter')
          .values(row)
          .onConflict((conflict) => conflict.columns(['name', 'window_start']).doUpdateSet(row))
          .execute();
        await trx.updateTable('enquiry').set({ verified: 0 }).where('id', '=', 'no such id').execute();
      }),
    );
    return null;
  };

  return () => {
    const now = performance.now();
    // One check at a time: a database that hangs must not have all its connections taken by checks.
    if (last === null || (!checking && now - checkedAt >= rememberMs)) {
      checkedAt = now;
      checking = true;
      last = check()
        .catch((error: unknown) => error)
        .finally(() => {
          checking = false;
        });
    }
    return last;
  };
}
