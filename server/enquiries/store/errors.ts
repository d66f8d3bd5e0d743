/** Tells a database that can't serve just now from one that answers and refuses. */

/** The database can't be reached or used. Asking again later may help: visitors get a 503. */
export class StoreUnavailable extends Error {
  override name: string = 'StoreUnavailable';
}

/** The database can be reached, and there's no store in it: an outage as well, until it's back. */
export class NoStore extends StoreUnavailable {
  override name = 'NoStore';
}

/** What's there can't be relied on: nothing goes into it, because nothing might come out of it again. */
export class StoreDamaged extends StoreUnavailable {
  override name = 'StoreDamaged';
}

/** Someone else has written the same value of a unique column, perhaps a moment ago. */
export class AlreadyThere extends Error {
  override name = 'AlreadyThere';
}

/** SQLite says so by a row, and not by an error, where someone reads what should be cut off. */
export class StillLocked extends Error {
  override name = 'StillLocked';
}

/**
 * `retryable`: another process has SQLite's lock, or PostgreSQL ended the session; worth another try.
 * `outage`: full, read-only, damaged, away. `refusal`: a bug of ours, for the database. Null: no error of the database.
 */
type Trouble = 'retryable' | 'outage' | 'refusal' | null;

/** https://sqlite.org/rescode.html: BUSY and LOCKED; ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const sqliteLocks = [5, 6];
const sqliteRefusals = [1, 19, 20, 21, 25];
const sqliteIo = 10;
/** CORRUPT, NOTADB */
const sqliteDamage = [11, 26];
/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE */
const sqliteDuplicates = [1555, 2067];
/** SQLite's has no code of its own. */
const noTable = /^no such table/;

/** The driver has no code for a session that ended between two statements. */
const retryable = /^(?:57P01|ECONNRESET|Connection terminated|Client has encountered a connection)/;

/** Such as 23505. Node's own codes of that length, such as EPIPE, have no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, login, database missing, read-only,
 * tables or their schema missing, deadlock, resources, lock or statement timeout, shutdown, system or internal error. All
 * else is a refusal.
 */
const postgresOutage = /^(?:08|28|3D|3F|25006|42P01|40|53|55|57|58|F0|XX)/;

const unknownCertificate = /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** Drivers give these errors of their own no code. */
const driverOutage = /connection|timeout|closed|destroyed/i;

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return null;
  if (error instanceof StillLocked) return 'retryable';
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the primary code; the rest says more about it.
    const code = error.errcode & 0xff;
    if (sqliteLocks.includes(code)) return 'retryable';
    return sqliteRefusals.includes(code) && !noTable.test(error.message) ? 'refusal' : 'outage';
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (retryable.test(code || error.message)) return 'retryable';
  if (sqlState.test(code)) return postgresOutage.test(code) ? 'outage' : 'refusal';
  if (code === '') return !(error instanceof TypeError) && driverOutage.test(error.message) ? 'outage' : null;
  // What is left are codes of the network, the disk or TLS, and Node's for calls that are wrong.
  return /^ERR_(?!INVALID_STATE|SSL|TLS)/.test(code) ? null : 'outage';
}

export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && sqliteDamage.includes(Number(error.errcode) & 0xff);
}

/**
 * Whether the connections that are open are no use any more: SQLite's after any outage; PostgreSQL's to a server that
 * is a standby now, to a database whose tables are gone, or to one that didn't answer and may still run what was asked.
 */
export function endsConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return troubleOf(error) === 'outage';
  const isAnother = 'code' in error && ['25006', '42P01', '3F000'].includes(String(error.code));
  return isAnother || error.message === 'Query read timeout';
}

/** What a caller gets. Without its cause if the database refused, because its message can quote what a visitor wrote. */
export function seenByCallers(error: unknown): unknown {
  const trouble = troubleOf(error);
  // What the work itself threw passes as it is.
  if (trouble === null) return error;
  const fault = describeDatabaseError(error);
  if (trouble !== 'refusal') return new StoreUnavailable(fault, { cause: error });
  return isDuplicate(error) ? new AlreadyThere(fault) : new Error(`the database refused: ${fault}`);
}

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return sqliteDuplicates.includes(Number(error.errcode));
  return 'code' in error && error.code === '23505';
}

/** What a log may say of a database error: messages of refusals can quote what a visitor wrote. */
export function describeDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  if (unknownCertificate.test(code))
    return `${code}: the database's certificate is signed by nobody we know. End DATABASE_URL with ?sslmode=verify-full&sslrootcert=FILE, where FILE is its CA's certificate.`;
  // SQLite says so too where a full disk has no room for the file that its readers share.
  const isIo = 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteIo;
  if (isIo) return `${code}: ${error.message}; is the disk full, or broken?`;
  if (['retryable', 'outage'].includes(troubleOf(error) ?? ''))
    return error.message.includes(code) ? error.message : `${code}: ${error.message}`;
  return 'errstr' in error ? `${code} ${String(error.errstr)}` : code;
}

/** With the way back to a whole store. */
export function damagedStore(name: string, error: unknown): StoreDamaged {
  const fault = error instanceof StoreDamaged ? error.message : describeDatabaseError(error);
  return new StoreDamaged(
    `${name} is damaged (${fault}). Stop the server, move this file and the two beside it (-wal, -shm) to a folder of their ` +
      'own, then import the newest copy, and after it the damaged file: npm run -s enquiries -- import FILE',
  );
}
