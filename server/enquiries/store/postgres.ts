/** Kysely over PostgreSQL, for several instances on one store. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

// Times are `bigint`, which the driver returns as text; milliseconds since 1970 fit a number exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'enquiries',
    max: 8,
    keepAlive: true,
    // No request may wait for the database longer than a visitor would.
    connectionTimeoutMillis: 3000,
    statement_timeout: 3000,
    query_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that dies must not end the process, be it idle (the pool says so) or between two queries
  // of a transaction (the connection itself does). The pool opens another when asked.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool });
}
