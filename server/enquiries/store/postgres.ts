/** Kysely over PostgreSQL, for several instances. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerLimits } from '../time-limits.ts';

// The driver returns `bigint` as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A request waits no longer than a visitor would. */
const visitorLimits = {
  max: 8,
  query_timeout: answerLimits.postgresQuery,
  // PgBouncer refuses them as connection parameters.
  onConnect: (client: pg.ClientBase) =>
    client.query(
      `set statement_timeout = ${answerLimits.postgresStatement}; set idle_in_transaction_session_timeout = 10000`,
    ),
};

/** A migration takes as long as it takes. */
const migrationLimits = { max: 1 };

/** The driver treats these alike, and warns of the others in seven lines. */
function checkingCertificates(url: string): string {
  return url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

export function postgresDialect(
  url: string,
  onLost: (error: Error) => void,
  { forMigration = false } = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: checkingCertificates(url),
    application_name: 'enquiries',
    keepAlive: true,
    connectionTimeoutMillis: answerLimits.postgresConnect,
    ...(forMigration ? migrationLimits : visitorLimits),
  });
  // Without a listener, a lost connection would end the process. The pool reports idle ones only.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool });
}
