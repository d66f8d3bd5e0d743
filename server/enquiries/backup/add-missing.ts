/** What arrived after a copy was made is only in the store that a restore replaces. This adds it to the restored one. */
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const batchSize = 500;

/** The enquiries that only the replaced store has. */
export async function findMissing(replaced: Database, restored: Store): Promise<string[]> {
  const idsIn = (db: Database) => db.selectFrom('enquiry').select('id').execute();
  const known = new Set((await restored.use(idsIn)).map(({ id }) => id));
  return (await idsIn(replaced)).map(({ id }) => id).filter((id) => !known.has(id));
}

/** With the state of their deliveries: what was mailed stays mailed, and what was due is still due. */
export async function addMissing(replaced: Database, restored: Store, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const enquiries = await replaced.selectFrom('enquiry').selectAll().where('id', 'in', batch).execute();
    const [deliveries, acceptances, repeats] = [
      await replaced.selectFrom('delivery').selectAll().where('enquiry_id', 'in', batch).execute(),
      await replaced.selectFrom('acceptance').selectAll().where('enquiry_id', 'in', batch).execute(),
      await replaced.selectFrom('idempotency').selectAll().where('enquiry_id', 'in', batch).execute(),
    ];
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

/** Who removed, corrected or exported something since. Not who restored, which the restored store has by itself. */
export async function addAuditLog(replaced: Database, restored: Store): Promise<void> {
  const entriesIn = (db: Database) => db.selectFrom('audit_log').selectAll().execute();
  const known = new Set((await restored.use(entriesIn)).map((entry) => JSON.stringify(entry)));
  const missing = (await entriesIn(replaced)).filter((entry) => !known.has(JSON.stringify(entry)));
  for (const entry of missing) {
    await restored.use((db) => db.insertInto('audit_log').values(entry).execute());
  }
}
