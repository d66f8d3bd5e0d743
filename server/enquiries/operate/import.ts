/**
 * Adds the enquiries that a database file has and the store lacks, row by row, so that a damaged file gives what it
 * can.
 */
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { OperatorNeeded } from '../../errors.ts';
import { forEachField } from '../store/fields.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { audit } from '../store/stored-enquiries.ts';

const time = z.int();
const flag = z.union([z.literal(0), z.literal(1)]);
const text = z.string();

/** Files of earlier versions have fewer columns. */
const enquiryRow = z.object({
  ...forEachField(() => text.default('')),
  id: z.uuid(),
  history: text.default(''),
  received_at: time,
  consent_version: text,
  consented_at: time,
  verified: flag,
  spam: flag.default(0),
  held: flag,
  handled_at: time.nullable(),
  words: text,
});

const deliveryRow = z.object({
  recipient: text,
  status: z.enum(['due', 'sending', 'sent', 'failed']),
  attempts: z.int(),
  error: text.nullable(),
  sent_at: time.nullable(),
});

type EnquiryRow = z.infer<typeof enquiryRow>;
type DeliveryRow = z.infer<typeof deliveryRow>;

/** Returns how many it added, and why it didn't add the others; `lost` are rows that can't be read. */
export async function importFile(store: Store, file: string, { now, who }: { now: number; who: string }) {
  using source = attempt(() => new DatabaseSync(file, { readOnly: true }));
  const last = source && lastRowIn(source);
  if (source === null || last === null) {
    throw new OperatorNeeded(
      `${file} isn't there, or isn't SQLite's, or can't be read at all, so nothing was imported. What pg_dump wrote is for ` +
        'pg_restore --dbname=DATABASE_URL FILE.',
    );
  }
  const readEnquiry = source.prepare('select * from enquiry where rowid = ?');
  const result = { added: 0, known: 0, erased: 0, lost: 0 };

  await store.transaction(async (trx) => {
    const erased = new Set(erasedIn(source));
    for (const { id } of await trx.selectFrom('erased').select('id').execute()) erased.add(id);
    for (let row = 1; row <= last; row += 1) {
      const found = attempt(() => readEnquiry.get(row));
      if (found === undefined) continue;
      const { data: enquiry } = enquiryRow.safeParse(found);
      if (!enquiry) result.lost += 1;
      else if (erased.has(enquiry.id)) result.erased += 1;
      else if (await insertEnquiry(trx, enquiry)) {
        result.added += 1;
        const deliveries = deliveriesIn(source, enquiry.id);
        if (deliveries) await insertDeliveries(trx, enquiry.id, deliveries);
        else result.lost += 1;
      } else result.known += 1;
    }
    await keepErased(trx, erased);
    await audit(trx, { at: now, who, action: 'import', enquiries: result.added });
  });
  return result;
}

/** The table may end in a damaged page, but the index of times names every row too. */
function lastRowIn(source: DatabaseSync): number | null {
  const ask = (from: string) =>
    attempt(() => Number(source.prepare(`select max(rowid) as last from ${from}`).get()?.['last'] ?? 0));
  return ask('enquiry') ?? ask('enquiry indexed by enquiry_received where received_at > 0');
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** None if they can't be read, or if the file is of version 1.0, which has no such table. */
function erasedIn(source: DatabaseSync): string[] {
  const rows = attempt(() => source.prepare('select id from erased').all()) ?? [];
  return rows.map(({ id }) => String(id));
}

function deliveriesIn(source: DatabaseSync, id: string): DeliveryRow[] | undefined {
  const rows = attempt(() => source.prepare('select * from delivery where enquiry_id = ?').all(id));
  return z.array(deliveryRow).safeParse(rows).data;
}

/** False if the store had it. */
async function insertEnquiry(trx: Database, enquiry: EnquiryRow): Promise<boolean> {
  const added = await trx
    .insertInto('enquiry')
    .values({ ...enquiry, captcha: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** What was due isn't sent: someone may have it by now. */
async function insertDeliveries(trx: Database, id: string, deliveries: readonly DeliveryRow[]) {
  for (const { status, error, ...row } of deliveries) {
    const isEnded = status === 'sent' || status === 'failed';
    await trx
      .insertInto('delivery')
      .values({
        ...row,
        enquiry_id: id,
        next_at: 0,
        round: 1,
        ...(isEnded ? { status, error } : { status: 'failed', error: 'came from a copy' }),
      })
      .execute();
  }
}

/** An older file may have brought their enquiries. */
async function keepErased(trx: Database, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) {
    await trx
      .insertInto('erased')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.deleteFrom('enquiry').where('id', '=', id).execute();
  }
}
