/** Tells a database that can't serve just now from one that answers and refuses. */

/** The database can't be reached or used. Asking again later may help: visitors get a 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * `transient`: another process has SQLite's lock, or PostgreSQL ended the session; worth another try.
 * `outage`: full, read-only, damaged, away. `refusal`: a bug of ours, for the database. Null: no error of the database.
 */
type Trouble = 'transient' | 'outage' | 'refusal' | null;

/** https://sqlite.org/rescode.html: BUSY and LOCKED; ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const sqliteLocks = [5, 6];
const sqliteRefusals = [1, 19, 20, 21, 25];

/** The driver has no code for a session that ended between two statements. */
const transient = /^(?:57P01|ECONNRESET|Connection terminated|Client has encountered a connection)/;

/** Such as 23505. Node's own codes of that length, such as EPIPE, have no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, login, database missing, read-only,
 * deadlock, resources, lock or statement timeout, shutdown, system or internal error. All else is a refusal.
 */
const postgresOutage = /^(?:08|28|3D|25006|40|53|55|57|58|F0|XX)/;

/** Drivers give these errors of their own no code. */
const driverOutage = /connection|timeout|closed|destroyed/i;

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return null;
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the primary code; the rest says more about it.
    const code = error.errcode & 0xff;
    if (sqliteLocks.includes(code)) return 'transient';
    return sqliteRefusals.includes(code) ? 'refusal' : 'outage';
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (transient.test(code || error.message)) return 'transient';
  if (sqlState.test(code)) return postgresOutage.test(code) ? 'outage' : 'refusal';
  if (code === '') return !(error instanceof TypeError) && driverOutage.test(error.message) ? 'outage' : null;
  // What is left are codes of the network, the disk or TLS, and Node's for calls that are wrong.
  return /^ERR_(?!INVALID_STATE|SSL|TLS)/.test(code) ? null : 'outage';
}

/**
 * Whether the connections that are open are no use any more: SQLite's after any outage; PostgreSQL's to a server that
 * is a standby now, to a database whose tables are gone, or to one that didn't answer and may still run what was asked.
 */
export function endsConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return troubleOf(error) === 'outage';
  const isAnother = 'code' in error && ['25006', '42P01'].includes(String(error.code));
  return isAnother || error.message === 'Query read timeout';
}

/** What a log may say of a database error: messages of refusals can quote what a visitor wrote. */
export function describeDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  if (['transient', 'outage'].includes(troubleOf(error) ?? ''))
    return error.message.includes(code) ? error.message : `${code}: ${error.message}`;
  return 'errstr' in error ? `${code} ${String(error.errstr)}` : code;
}
