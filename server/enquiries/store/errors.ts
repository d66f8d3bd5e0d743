/**
 * Tells a database that can't serve just now (full, locked, read-only, damaged, away) from one that answers and
 * refuses. Visitors get a 503 for the first. The second is a bug of ours: a 500, and always logged.
 */

/** The database can't be reached or used. Asking again later may help. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The database refused what we asked. It has no cause: the database's own message can quote what a visitor wrote. */
export class StoreFault extends Error {
  override name = 'StoreFault';
}

/** Waiting does not help: an operator must act, as the message says. */
export class OperatorNeeded extends Error {
  override name = 'OperatorNeeded';
}

/** The database answers, but its tables are not what this version needs. */
export class MigrationFailed extends OperatorNeeded {
  override name = 'MigrationFailed';
}

/** https://sqlite.org/rescode.html: ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const sqliteRefusals = new Set([1, 19, 20, 21, 25]);

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, login, database missing, read-only,
 * deadlock, resources, lock or statement timeout, shutdown, system or internal error. All else is a refusal.
 */
const postgresOutage = /^(?:08|28|3D|25006|40|53|55|57|58|F0|XX)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return !sqliteRefusals.has(sqlite);
  if (!('code' in error) || typeof error.code !== 'string') {
    // Drivers give their own errors no code: "Connection terminated", "timeout exceeded", "already been destroyed".
    return !(error instanceof TypeError) && /connection|timeout|closed|destroyed/i.test(error.message);
  }
  if (isSqlState(error.code)) return postgresOutage.test(error.code);
  // What is left are codes of the network, the disk or TLS, and Node's for calls that are wrong.
  return !error.code.startsWith('ERR_') || /^ERR_(?:INVALID_STATE|SSL|TLS)/.test(error.code);
}

/** The database answered with an error of its own. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (sqliteCode(error) !== null || isSqlState(error.code));
}

/** Another process has SQLite's lock. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 5 || code === 6;
}

/** A restore is renaming PostgreSQL's databases: sessions are ended, and for a moment none can be opened. */
export function isBeingReplaced(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The driver says this, without a code, of a session that ended between two statements.
  if (/^(?:Connection terminated|Client has encountered a connection error)/.test(error.message)) return true;
  return 'code' in error && ['57P01', '55000', '3D000', 'ECONNRESET'].includes(String(error.code));
}

/** What a log may say of a database error: messages of constraint errors can quote what a visitor wrote. */
export function describeDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  const sqlite = 'errstr' in error ? ` ${String(error.errstr)}` : '';
  return isOutage(error) ? `${code}${sqlite}: ${error.message}` : `${code}${sqlite}`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** PostgreSQL's codes, such as 23505. Node's own of that length, such as EPIPE, have no digit. */
function isSqlState(code: unknown): boolean {
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The low byte is the primary code; the rest says more about it.
  return error.errcode & 0xff;
}
