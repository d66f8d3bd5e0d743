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
  marks: RequestMarks,
  enquiryId: string,
  now: number,
): Promise<boolean> {
  const claim = async (key: string, expires_at: number) => {
    const row = { words: marks.words, enquiry_id: enquiryId, expires_at };
    const claimed = await db
      .insertInto('reply')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('reply.expires_at', '<=', now))
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  };

  const byKey = marks.key === null || (await claim(marks.key, now + 24 * hour));
  const byWords = await claim(marks.words, now + hour);
  return marks.key === null ? byWords : byKey;
}
