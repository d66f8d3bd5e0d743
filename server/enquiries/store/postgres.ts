/** Kysely over PostgreSQL, for several instances. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerLimits } from '../time-limits.ts';

// The driver returns `bigint` as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const ignore = () => undefined;

/** A request waits no longer than a visitor would. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'enquiries',
    keepAlive: true,
    max: 8,
    connectionTimeoutMillis: answerLimits.postgresConnect,
    query_timeout: answerLimits.postgresQuery,
    // PgBouncer refuses them as connection parameters.
    onConnect: (client: pg.ClientBase) =>
      client.query(
        `set statement_timeout = ${answerLimits.postgresStatement}; set idle_in_transaction_session_timeout = 10000; set default_transaction_isolation = 'read committed'`,
      ),
  });
  // Without a listener, a lost connection would end the process. The pool reports idle ones only.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new PostgresDialect({ pool });
}
