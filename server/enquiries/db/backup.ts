/** Copies the embedded file as of one moment, while the site goes on taking enquiries. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The copy gets its name only when it is whole, checked and on the disk; a failure leaves nothing behind. */
export function backUp(file: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`);
  const partial = `${target}.${randomUUID()}.partial`;
  // SQLite fills an empty file that is there, and leaves its mode as it is.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    copyDatabase(file, partial);
    leaveSendersOut(partial);
    const fault = findFault(partial);
    if (fault) throw new Error(`The copy would be damaged: ${fault}`);
    syncToDisk(partial);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  syncToDisk(dirname(target));
}

function copyDatabase(file: string, target: string): void {
  using source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  source.prepare('vacuum into ?').run(target);
}

/** Hashed addresses, of an hour, are of no use in a copy; the key that they are hashed with lies beside them. */
function leaveSendersOut(copy: string): void {
  using database = new DatabaseSync(copy);
  database.exec('pragma secure_delete = on; delete from allowance');
}

/** What SQLite's own check finds wrong with a file, or null. */
export function findFault(file: string): string | null {
  using copy = new DatabaseSync(file, { readOnly: true });
  const [finding] = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {});
  return finding === 'ok' ? null : String(finding);
}

function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
