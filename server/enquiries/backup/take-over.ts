/**
 * What a copy can't know is in the store that a restore replaces: enquiries that arrived since, and what became of the
 * others. This takes it into the restored store.
 */
import { listedFields, pick } from '../fields.ts';
import type { AuditEntry, Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const batchSize = 500;

/** Which enquiries only the replaced store has, and which both have. */
export async function compareStores(replaced: Database, restored: Store) {
  const idsIn = async (db: Database) => {
    const rows = await db.selectFrom('enquiry').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const known = new Set(await restored.use(idsIn));
  const ids = await idsIn(replaced);
  return { missing: ids.filter((id) => !known.has(id)), shared: ids.filter((id) => known.has(id)) };
}

/** With the state of their deliveries: what was mailed stays mailed, and what was due is still due. */
export async function addMissing(replaced: Database, restored: Store, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    const { enquiries, deliveries, acceptances } = await read(replaced, batch);
    const repeats = await replaced
      .selectFrom('idempotency')
      .selectAll()
      .where('enquiry_id', 'in', batch)
      .execute();
    await restored.write(async (trx) => {
      await trx.insertInto('enquiry').values(enquiries).execute();
      if (deliveries.length > 0) await trx.insertInto('delivery').values(deliveries).execute();
      if (acceptances.length > 0) await trx.insertInto('acceptance').values(acceptances).execute();
      if (repeats.length === 0) return;
      await trx
        .insertInto('idempotency')
        .values(repeats)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
}

/**
 * Of enquiries that both stores have: who was mailed, what is handled or released, and corrections. Words that differ in
 * more enquiries than were corrected are what someone restores a copy to get rid of, so those are left alone; returns them.
 */
export async function takeState(
  replaced: Database,
  restored: Store,
  ids: readonly string[],
): Promise<string[]> {
  const reworded: string[] = [];
  for (const batch of batchesOf(ids)) {
    const [then, now] = [await restored.use((db) => read(db, batch)), await read(replaced, batch)];
    const [statesThen, statesNow] = [statesOf(then), statesOf(now)];
    const changed = batch.filter((id) => !isSame(statesThen.get(id), statesNow.get(id)));
    await restored.write(async (trx) => {
      for (const id of changed) {
        const state = statesNow.get(id);
        if (!state) continue;
        const { columns, deliveries, acceptances } = state;
        await trx.updateTable('enquiry').set(columns).where('id', '=', id).execute();
        await trx.deleteFrom('delivery').where('enquiry_id', '=', id).execute();
        await trx.deleteFrom('acceptance').where('enquiry_id', '=', id).execute();
        if (deliveries.length > 0) await trx.insertInto('delivery').values(deliveries).execute();
        if (acceptances.length > 0) await trx.insertInto('acceptance').values(acceptances).execute();
      }
    });
    const known = new Map(then.enquiries.map((enquiry) => [enquiry.id, enquiry]));
    for (const enquiry of now.enquiries) {
      const before = known.get(enquiry.id);
      if (before && !isSame(pick(before, listedFields), pick(enquiry, listedFields)))
        reworded.push(enquiry.id);
    }
  }
  const corrections = (await missingEntries(replaced, restored)).filter(({ action }) => action === 'correct');
  if (reworded.length > corrections.length) return reworded;
  for (const batch of batchesOf(reworded)) {
    const { enquiries } = await read(replaced, batch);
    await restored.write(async (trx) => {
      for (const enquiry of enquiries) {
        const words = pick(enquiry, listedFields);
        await trx.updateTable('enquiry').set(words).where('id', '=', enquiry.id).execute();
      }
    });
  }
  return [];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What becomes of an enquiry after it has arrived, by its id. */
function statesOf({ enquiries, deliveries, acceptances }: Awaited<ReturnType<typeof read>>) {
  const idOf = ({ enquiry_id }: { enquiry_id: string }) => enquiry_id;
  const [deliveriesOf, acceptancesOf] = [Map.groupBy(deliveries, idOf), Map.groupBy(acceptances, idOf)];
  return new Map(
    enquiries.map(({ id, handled_at, verified, quarantine }) => [
      id,
      {
        columns: { handled_at, verified, quarantine },
        deliveries: deliveriesOf.get(id) ?? [],
        acceptances: acceptancesOf.get(id) ?? [],
      },
    ]),
  );
}

async function read(db: Database, ids: readonly string[]) {
  return {
    enquiries: await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute(),
    deliveries: await db
      .selectFrom('delivery')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('channel')
      .execute(),
    acceptances: await db
      .selectFrom('acceptance')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('recipient')
      .execute(),
  };
}

function batchesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Who removed, corrected or exported something since. Not who restored, which the restored store has by itself. */
export async function addAuditLog(replaced: Database, restored: Store): Promise<void> {
  for (const entry of await missingEntries(replaced, restored)) {
    await restored.use((db) => db.insertInto('audit_log').values(entry).execute());
  }
}

async function missingEntries(replaced: Database, restored: Store): Promise<AuditEntry[]> {
  const entriesIn = (db: Database) => db.selectFrom('audit_log').selectAll().execute();
  const known = new Set((await restored.use(entriesIn)).map((entry) => JSON.stringify(entry)));
  return (await entriesIn(replaced)).filter((entry) => !known.has(JSON.stringify(entry)));
}
