/** Tells a database that's away from one that refuses. */

/** An outage: visitors get 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** A checkpoint that's blocked returns a row, not an error. */
export class StillLocked extends Error {
  override name = 'StillLocked';
}

/**
 * `retryable`: another process has SQLite's lock, or PostgreSQL ended the session. `outage`: full, read-only,
 * damaged or away. `refusal`: our own mistake. Null: not the database's error.
 */
type Trouble = 'retryable' | 'outage' | 'refusal' | null;

/** https://sqlite.org/rescode.html: BUSY and LOCKED; ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const sqliteLocks = [5, 6];
const sqliteRefusals = [1, 19, 20, 21, 25];
/** CORRUPT, NOTADB */
const sqliteDamage = [11, 26];
/** It has no code of its own. */
const noTable = /^no such table/;

/** The driver has no code for a session that ended between two statements. */
const retryable = /^(?:57P01|ECONNRESET|Connection terminated|Client has encountered a connection)/;

/** Such as 23505. Node's codes of that length, such as EPIPE, have no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, login, missing rights, database or tables,
 * read-only, deadlock, resources, timeouts, shutdown, system errors.
 */
const postgresOutage = /^(?:08|28|3D|3F|25006|42501|42P01|40|53|55|57|58|F0|XX)/;

/** The driver's own errors have no code. */
const driverOutage = /connection|timeout|closed|destroyed/i;

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return null;
  if (error instanceof StillLocked) return 'retryable';
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the primary code.
    const code = error.errcode & 0xff;
    if (sqliteLocks.includes(code)) return 'retryable';
    return sqliteRefusals.includes(code) && !noTable.test(error.message) ? 'refusal' : 'outage';
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (retryable.test(code || error.message)) return 'retryable';
  if (sqlState.test(code)) return postgresOutage.test(code) ? 'outage' : 'refusal';
  if (code === '') return !(error instanceof TypeError) && driverOutage.test(error.message) ? 'outage' : null;
  // Codes of network, disk or TLS. The excluded ones are Node's for wrong calls.
  return /^ERR_(?!INVALID_STATE|SSL|TLS)/.test(code) ? null : 'outage';
}

export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && sqliteDamage.includes(Number(error.errcode) & 0xff);
}

/**
 * Whether open connections are useless: in SQLite after any outage; in PostgreSQL if the server became a standby,
 * lost its tables, or may still be running what timed out.
 */
export function endsConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return troubleOf(error) === 'outage';
  const isAnother = 'code' in error && ['25006', '42P01', '3F000'].includes(String(error.code));
  return isAnother || error.message === 'Query read timeout';
}

/** A refusal has no cause, because its message can quote a visitor. */
export function seenByCallers(error: unknown): unknown {
  const trouble = troubleOf(error);
  if (trouble === null) return error;
  const fault = describeDatabaseError(error);
  return trouble === 'refusal'
    ? new Error(`the database refused: ${fault}`)
    : new StoreUnavailable(`the store can't be used: ${fault}`, { cause: error });
}

/** Without the message of a refusal, which can quote a visitor. */
export function describeDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  if (['retryable', 'outage'].includes(troubleOf(error) ?? ''))
    return error.message.includes(code) ? error.message : `${code}: ${error.message}`;
  return 'errstr' in error ? `${code} ${String(error.errstr)}` : code;
}

/** Nothing is stored in it, because it may be lost again. */
export function damagedStore(name: string, fault: string): StoreUnavailable {
  return new StoreUnavailable(
    `${name} is damaged (${fault}). Stop the server, move this file and the two beside it (-wal, -shm) to a folder of their ` +
      'own, then import the newest copy, and after it the damaged file: enquiries import FILE',
  );
}
