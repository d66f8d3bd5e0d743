/** One person's enquiries, however they typed the case of their address. */
import { type RawBuilder, sql } from 'kysely';

export function sameEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
}
