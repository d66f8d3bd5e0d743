/** The record of what was removed and exported: who, when and how many, and nothing of whom. */
import type { Database, Tables } from './schema.ts';
import type { Store } from './store.ts';

export type OperatorLogEntry = Tables['operator_log'];

export async function record(db: Database, entry: OperatorLogEntry): Promise<void> {
  await db.insertInto('operator_log').values(entry).execute();
}

export function listOperatorLog(store: Store): Promise<OperatorLogEntry[]> {
  return store.use((db) => db.selectFrom('operator_log').selectAll().orderBy('at').execute());
}
