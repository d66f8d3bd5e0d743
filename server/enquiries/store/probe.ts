/** Whether the store takes enquiries: a small write, because a full or read-only disk still reads well. */
import type { Store } from './open-store.ts';

/** Health checks come from outside, and must not turn into a disk write each. */
const rememberMs = 1000;

export function probe(store: Store, clock: () => number): () => Promise<void> {
  let last: Promise<void> | null = null;
  let askedAt = 0;

  const ask = (now: number) =>
    store.use(async (db) => {
      const row = { key: 'probe', free_at: now };
      await db
        .insertInto('allowance')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    });

  return () => {
    const now = clock();
    if (last === null || now - askedAt >= rememberMs) {
      askedAt = now;
      last = ask(now);
    }
    return last;
  };
}
