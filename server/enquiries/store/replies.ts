/** Remembers what was answered, so that sending the same enquiry again (impatience, a retry) adds none. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const hour = 60 * 60 * 1000;

export type RequestMarks = {
  /** Hash of the Idempotency-Key, or null when the request had none. */
  key: string | null;
  /** Hash of what the visitor wrote. */
  words: string;
};

export type EarlierReply = { enquiryId: string; sameWords: boolean };

/** With a key, the key alone decides; without one, the words do. */
export async function findReply(
  db: Kysely<Tables>,
  marks: RequestMarks,
  now: number,
): Promise<EarlierReply | null> {
  const reply = await db
    .selectFrom('reply')
    .select(['enquiry_id', 'words'])
    .where('key', '=', marks.key ?? marks.words)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reply ? { enquiryId: reply.enquiry_id, sameWords: reply.words === marks.words } : null;
}

/** Returns false when another request with the same mark came first. */
export async function claimReply(
  db: Kysely<Tables>,
  { key, words }: RequestMarks,
  enquiryId: string,
  now: number,
): Promise<boolean> {
  const byWords = { key: words, words, enquiry_id: enquiryId, expires_at: now + hour };
  const byKey = key === null ? [] : [{ ...byWords, key, expires_at: now + 24 * hour }];
  const claimed = await db
    .insertInto('reply')
    .values([...byKey, byWords])
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
  return claimed.some((row) => row.key === (key ?? words));
}
