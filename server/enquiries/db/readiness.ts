/** Whether the store takes enquiries: a small write, because a full or read-only disk still reads well. */
import type { Store } from './store.ts';

/** Health checks come from outside, and must not cost a disk write each. */
const rememberMs = 1000;

/** Resolves with null, or with what is wrong. */
export function readinessCheck(store: Store): () => Promise<unknown> {
  let last: Promise<unknown> | null = null;
  let checkedAt = 0;

  const check = async () => {
    const row = { key: 'probe', free_at: Date.now() };
    await store.use((db) =>
      db
        .insertInto('allowance')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute(),
    );
    return null;
  };

  return () => {
    const now = performance.now();
    if (last === null || now - checkedAt >= rememberMs) {
      checkedAt = now;
      last = check().catch((error: unknown) => error);
    }
    return last;
  };
}
