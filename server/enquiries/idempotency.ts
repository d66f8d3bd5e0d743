/** Makes repeats harmless: the same enquiry sent again adds none, and a captcha answer counts once. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { CaptchaAnswer } from './captcha.ts';
import { listedFields } from './fields.ts';
import type { Database } from './store/schema.ts';

const hour = 60 * 60 * 1000;

/** Hashes of the Idempotency-Key, if there was one, and of what the visitor wrote. */
export type RequestIdentity = { key: string | null; content: string };

export type Earlier = { id: string; sameContent: boolean; verified: boolean; notified: boolean };

/** The enquiry that this request repeats, if any. With a key, only the key decides; without one, the content does. */
export async function findEarlier(
  db: Database,
  { key, content }: RequestIdentity,
  now: number,
): Promise<Earlier | null> {
  // An operator may have sent on what was held, and what was given up has been reported.
  const onItsWay = sql<boolean | number>`exists (
    select 1 from delivery where enquiry_id = enquiry.id and state not in ('held', 'off'))`;
  const found = await db
    .selectFrom('idempotency')
    .innerJoin('enquiry', 'enquiry.id', 'idempotency.enquiry_id')
    .select(['enquiry.id', 'content_hash', 'verified', onItsWay.as('notified')])
    .where('key', '=', key ?? content)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return null;
  const { id, content_hash, verified, notified } = found;
  return { id, sameContent: content_hash === content, verified: verified === 1, notified: Boolean(notified) };
}

/** Returns false if another request with the same identity came first. */
export async function remember(db: Database, { key, content }: RequestIdentity, id: string, now: number) {
  const record = (name: string, hours: number) => sql`(${name}, ${content}, ${id}, ${now + hours * hour})`;
  const { rows } = await sql<{ key: string }>`
    insert into idempotency (key, content_hash, enquiry_id, expires_at)
    values ${sql.join([...(key ? [record(key, 24)] : []), record(content, 1)])}
    on conflict (key) do update set
      content_hash = excluded.content_hash, enquiry_id = excluded.enquiry_id, expires_at = excluded.expires_at
    where idempotency.expires_at <= ${now}
    returning key`.execute(db);
  return rows.some((row) => row.key === (key ?? content));
}

/** Returns false for a captcha answer that was used before. */
export async function spendCaptcha(db: Database, { key, expiresAt }: CaptchaAnswer): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (key, content_hash, expires_at) values (${`captcha:${key}`}, '', ${expiresAt})
    on conflict do nothing returning key`.execute(db);
  return rows.length > 0;
}

/** The pages that a visitor read change between two tries; what they wrote doesn't. */
export function identityOf(enquiry: Enquiry, idempotencyKey: string | null, salt: string): RequestIdentity {
  const written = { ...enquiry, email: enquiry.email.toLowerCase() };
  const words = JSON.stringify(listedFields.map((field) => written[field]));
  const key = idempotencyKey ? keyedHash(salt, 'idempotency-key', idempotencyKey) : null;
  return { key, content: keyedHash(salt, 'words', words) };
}

/** Hides what must not be stored, such as addresses. `kind` keeps hashes of different things apart. */
export function keyedHash(salt: string, kind: string, value: string): string {
  return createHmac('sha256', salt).update(`${kind}\0${value}`).digest('base64url');
}
