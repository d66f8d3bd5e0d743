/**
 * Adds the enquiries that a database file has and the store lacks, row by row, so that a damaged file gives what it
 * can.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { storedFields, valuesOf } from '../store/fields.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { audit } from '../store/stored-enquiries.ts';
import { noteTraces } from './retention.ts';

export type Imported = {
  added: number;
  known: number;
  erased: number;
  /** Rows that can't be read. Some may never have been enquiries. */
  lost: number;
  /** Enquiries that were added without knowing who got them. */
  undelivered: number;
};

const time = z.int();
const flag = z.union([z.literal(0), z.literal(1)]);
const text = z.string();

/** Files of earlier versions have fewer columns. */
const enquiryRow = z.object({
  ...valuesOf(storedFields, () => text.default('')),
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

type Found = { enquiry: z.infer<typeof enquiryRow>; deliveries: z.infer<typeof deliveryRow>[] | null };

export async function importFile(
  store: Store,
  file: string,
  { now, who }: { now: number; who: string },
): Promise<Imported> {
  requireDatabaseFile(file);
  using source = new DatabaseSync(file, { readOnly: true });
  return await store.transaction(async (trx) => {
    const erased = new Set(erasedIn(source));
    for (const { id } of await trx.selectFrom('erased').select('id').execute()) erased.add(id);
    const result: Imported = { added: 0, known: 0, erased: 0, lost: 0, undelivered: 0 };
    for (const found of enquiriesIn(source, file)) {
      if (found === null) result.lost += 1;
      else if (erased.has(found.enquiry.id)) result.erased += 1;
      else if (await insert(trx, found)) {
        result.added += 1;
        if (found.deliveries === null) result.undelivered += 1;
      } else result.known += 1;
    }
    for (const id of erased) {
      await trx
        .insertInto('erased')
        .values({ id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // An older file may have brought it.
      const { numDeletedRows } = await trx.deleteFrom('enquiry').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows > 0) await noteTraces(trx);
    }
    await audit(trx, { at: now, who, action: 'import', enquiries: result.added });
    return result;
  });
}

function requireDatabaseFile(file: string): void {
  const start = Buffer.alloc(16);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, start);
    closeSync(handle);
  } catch (error) {
    throw new OperatorNeeded(`${file} can't be read: ${messageOf(error)}`);
  }
  if (start.toString('latin1') === 'SQLite format 3\0') return;
  const advice = start.toString('latin1').startsWith('PGDMP')
    ? 'It was made by pg_dump: use pg_restore --dbname=DATABASE_URL FILE.'
    : '';
  throw new OperatorNeeded(
    `${file} is no database file of SQLite, so nothing was imported. ${advice}`.trim(),
  );
}

function erasedIn(source: DatabaseSync): string[] {
  try {
    return source
      .prepare('select id from erased')
      .all()
      .map(({ id }) => String(id));
  } catch {
    // Damaged, or of version 1.0, which has no such table.
    return [];
  }
}

/** Null for each row that can't be read. */
function* enquiriesIn(source: DatabaseSync, file: string): Generator<Found | null> {
  const last = lastRowIn(source, file);
  const enquiry = source.prepare('select * from enquiry where rowid = ?');
  const deliveries = source.prepare('select * from delivery where enquiry_id = ?');
  for (let row = 1; row <= last; row += 1) {
    const found = attempt(() => enquiry.get(row));
    if (found === undefined) continue;
    const { data } = enquiryRow.safeParse(found);
    if (data) yield { enquiry: data, deliveries: deliveriesOf(() => deliveries.all(data.id)) };
    else yield null;
  }
}

type Row = Record<string, SQLOutputValue>;

function deliveriesOf(read: () => Row[]): Found['deliveries'] {
  const { data } = z.array(deliveryRow).safeParse(attempt(read));
  return data ?? null;
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The table may end in a damaged page, but the index of times names every row too. */
function lastRowIn(source: DatabaseSync, file: string): number {
  const questions = [
    'select max(rowid) as last from enquiry',
    'select max(rowid) as last from enquiry indexed by enquiry_received where received_at > 0',
  ];
  let fault: unknown = null;
  for (const question of questions) {
    try {
      return Number(source.prepare(question).get()?.['last'] ?? 0);
    } catch (error) {
      fault = error;
    }
  }
  throw new OperatorNeeded(`${file} can't be read (${messageOf(fault)}), so nothing was imported.`);
}

/** False if the store had it. What was due isn't sent: someone may have it by now. */
async function insert(trx: Database, { enquiry, deliveries }: Found): Promise<boolean> {
  const added = await trx
    .insertInto('enquiry')
    .values({ ...enquiry, fresh_words: null, captcha: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const rows = (deliveries ?? []).map(({ recipient, status, attempts, error, sent_at }) => {
    const isEnded = status === 'sent' || status === 'failed';
    return {
      ...{ enquiry_id: enquiry.id, recipient, attempts, sent_at, next_at: 0, sending: 1 },
      ...(isEnded ? { status, error } : { status: 'failed' as const, error: 'came from a copy' }),
    };
  });
  if (rows.length > 0) await trx.insertInto('delivery').values(rows).execute();
  return true;
}
