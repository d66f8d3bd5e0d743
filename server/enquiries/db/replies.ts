/** Remembers what was answered, so that sending the same enquiry again (impatience, a retry) adds none. */
import type { Database } from './schema.ts';

const hour = 60 * 60 * 1000;

export type RequestIdentity = {
  /** Hash of the Idempotency-Key, or null when the request had none. */
  key: string | null;
  /** Hash of what the visitor wrote. */
  content: string;
};

/** With a key, the key alone decides; without one, the content does. */
export async function findReply(db: Database, { key, content }: RequestIdentity, now: number) {
  const reply = await db
    .selectFrom('reply')
    .select(['enquiry_id', 'words'])
    .where('key', '=', key ?? content)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reply ? { id: reply.enquiry_id, sameContent: reply.words === content } : null;
}

/** Returns false when another request with the same identity came first. */
export async function saveReply(
  db: Database,
  { key, content }: RequestIdentity,
  enquiryId: string,
  now: number,
): Promise<boolean> {
  const byContent = { key: content, words: content, enquiry_id: enquiryId, expires_at: now + hour };
  const byKey = key === null ? [] : [{ ...byContent, key, expires_at: now + 24 * hour }];
  const saved = await db
    .insertInto('reply')
    .values([...byKey, byContent])
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          words: eb.ref('excluded.words'),
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        .where('reply.expires_at', '<=', now),
    )
    .returning('key')
    .execute();
  return saved.some((row) => row.key === (key ?? content));
}
