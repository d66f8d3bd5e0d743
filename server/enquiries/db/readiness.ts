/** Whether the store takes enquiries: a small write, because a full or read-only disk still reads well. */
import type { Store } from './store.ts';

/** Health checks come from outside, and must not cost a disk write each. */
const rememberMs = 1000;

export function readinessCheck(store: Store): () => Promise<void> {
  let last: Promise<void> | null = null;
  let checkedAt = 0;

  const check = () =>
    store.use(async (db) => {
      const row = { key: 'probe', free_at: Date.now() };
      await db
        .insertInto('allowance')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    });

  return () => {
    const now = performance.now();
    if (last === null || now - checkedAt >= rememberMs) {
      checkedAt = now;
      last = check();
    }
    return last;
  };
}
