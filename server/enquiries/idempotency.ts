/** Makes repeats harmless: the same enquiry sent again adds none, and a captcha answer counts once. */
import { createHmac } from 'node:crypto';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { Database } from './store/schema.ts';

const hour = 60 * 60 * 1000;

export type RequestIdentity = {
  /** Hash of the Idempotency-Key, or null if the request had none. */
  key: string | null;
  /** Hash of what the visitor wrote. */
  content: string;
};

export type Earlier = { id: string; sameContent: boolean; verified: boolean };

/** The enquiry that this request repeats, if any. With a key, only the key decides; without one, the content does. */
export async function findEarlier(
  db: Database,
  { key, content }: RequestIdentity,
  now: number,
): Promise<Earlier | null> {
  const found = await db
    .selectFrom('idempotency')
    .innerJoin('enquiry', 'enquiry.id', 'idempotency.enquiry_id')
    .select(['enquiry.id', 'content_hash', 'verified'])
    .where('key', '=', key ?? content)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return null;
  return { id: found.id, sameContent: found.content_hash === content, verified: found.verified === 1 };
}

/** Returns false if another request with the same identity came first. */
export async function remember(
  db: Database,
  { key, content }: RequestIdentity,
  enquiryId: string,
  now: number,
): Promise<boolean> {
  const byContent = { key: content, content_hash: content, enquiry_id: enquiryId, expires_at: now + hour };
  const byKey = key === null ? [] : [{ ...byContent, key, expires_at: now + 24 * hour }];
  const saved = await db
    .insertInto('idempotency')
    .values([...byKey, byContent])
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          content_hash: eb.ref('excluded.content_hash'),
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        .where('idempotency.expires_at', '<=', now),
    )
    .returning('key')
    .execute();
  return saved.some((row) => row.key === (key ?? content));
}

/** Returns false for a captcha answer that was used before. */
export async function spendCaptcha(
  db: Database,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<boolean> {
  const spent = await db
    .insertInto('idempotency')
    .values({ key: `captcha:${key}`, content_hash: '', enquiry_id: null, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The pages that a visitor read change between two tries; what they wrote doesn't. */
export function identityOf(enquiry: Enquiry, idempotencyKey: string | null, salt: string): RequestIdentity {
  const { name, email, company, phone, topic, message, plan } = enquiry;
  const content = JSON.stringify([name, email.toLowerCase(), company, phone, topic, message, plan]);
  return {
    key: idempotencyKey ? keyedHash(salt, 'idempotency-key', idempotencyKey) : null,
    content: keyedHash(salt, 'words', content),
  };
}

/**
 * Turns what must not be stored (addresses, request keys) into something that only this site can recognise again.
 * `kind` keeps hashes of different things apart, even if the things read the same.
 */
export function keyedHash(salt: string, kind: string, value: string): string {
  return createHmac('sha256', salt).update(`${kind}\0${value}`).digest('base64url');
}
