/**
 * Whether so many enquiries are held, for whatever reason, and handled by nobody, that no more are taken. It is
 * asked for each enquiry of a flood, in the transaction that all others wait for, so they are counted once a
 * second at most. The limit can be exceeded by what each instance takes within a second.
 */
import type { Database } from './schema.ts';

const rememberMs = 1000;

/** `own` is the enquiry that asks: it is stored already, and does not count. */
export type HeldCheck = (trx: Database, own: string) => Promise<boolean>;

export function heldCheck(most: number): HeldCheck {
  let full = false;
  let countedAt = Number.NEGATIVE_INFINITY;

  return async (trx, own) => {
    const now = performance.now();
    if (now - countedAt < rememberMs) return full;
    countedAt = now;
    const last = await trx
      .selectFrom('enquiry')
      .select('id')
      .where('mail_state', '=', 'held')
      .where('handled_at', 'is', null)
      .where('id', '<>', own)
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    full = last !== undefined;
    return full;
  };
}
