/** Kysely over PostgreSQL, for several instances on one store. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerLimits } from '../time-limits.ts';

// Times are `bigint`, which the driver returns as text; milliseconds since 1970 fit a number exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** No request may wait for the database longer than a visitor would. */
const visitorLimits = {
  max: 8,
  query_timeout: answerLimits.postgresQuery,
  // By statements, because PgBouncer refuses them as parameters of a connection.
  onConnect: (client: pg.ClientBase) =>
    client.query(
      `set statement_timeout = ${answerLimits.postgresStatement}; set idle_in_transaction_session_timeout = 10000`,
    ),
};

/** A change of the tables takes as long as it takes, and needs one connection. */
const migrationLimits = { max: 1 };

/** For the driver these mean the same. For the others it prints a warning of seven lines first. */
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
  // A connection that dies must not end the process, be it idle (the pool says so) or between two queries
  // of a transaction (the connection itself does). The pool opens another when asked.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool });
}
