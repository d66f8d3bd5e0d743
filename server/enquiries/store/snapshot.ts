/** Everything as it was at one moment, while others go on writing. */
import { sql } from 'kysely';
import type { Database } from './schema.ts';

type Work<T> = (db: Database) => Promise<T>;

export function postgresSnapshot<T>(db: Database, work: Work<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** A transaction of ours would take the lock for writing. */
export function sqliteSnapshot<T>(db: Database, work: Work<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}
