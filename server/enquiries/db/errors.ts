/**
 * Tells a database that cannot serve just now (full, locked, read-only, damaged, away) from one that
 * understood and refused. The first ends when an operator acts; the second is a fault of this program.
 */

/** The database did not do what was asked; asking again later may help. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
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

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: classes of what was understood and refused. */
const postgresRefusals = new Set(['0A', '21', '22', '23', '26', '42', '44']);

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return !sqliteRefusals.has(sqlite);
  if (!('code' in error) || typeof error.code !== 'string') {
    // The PostgreSQL driver gives its own errors no code: "Connection terminated", "timeout exceeded".
    return /connection|timeout|not open|closed/i.test(error.message);
  }
  if (/^[0-9A-Z]{5}$/.test(error.code)) return !postgresRefusals.has(error.code.slice(0, 2));
  return /^E[A-Z_]+$/.test(error.code) || error.code === 'ERR_INVALID_STATE';
}

/** Another process holds SQLite's write lock for longer than the busy timeout. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 5 || code === 6;
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

function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The low byte is the primary code; the rest says more about it.
  return error.errcode & 0xff;
}
