/** Copies the embedded file, and puts a copy back, while the site goes on taking enquiries. */
import { copyFileSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { leftOut, type Prepare, writeCopy } from './copies.ts';

const replaceTries = 100;
const replaceRetryMs = 50;

export async function backUpFile(file: string, target: string): Promise<void> {
  await writeCopy(target, async (partial) => {
    using source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    source.prepare('vacuum into ?').run(partial);
    leaveSendersOut(partial);
    const fault = findFault(partial);
    if (fault) throw new Error(`The copy would be damaged: ${fault}`);
  });
}

/** Replaces the content in one transaction. Moving files would leave the old write-ahead log beside the new file. */
export async function restoreFile(copy: string, file: string, prepare: Prepare): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  using folder = mkdtempDisposableSync(join(dirname(file), 'restore-'));
  const prepared = join(folder.path, 'enquiries.sqlite');
  copyFileSync(copy, prepared);
  const fault = findFault(prepared);
  if (fault) throw new Error(`${copy} is damaged: ${fault}`);
  await prepare(folder.path);
  using source = new DatabaseSync(prepared);
  await replaceContent(source, file);
  using restored = new DatabaseSync(file, { timeout: 10_000 });
  // Otherwise what the restore replaced would stay readable in the log.
  restored.exec('pragma wal_checkpoint(truncate)');
}

/** node:sqlite doesn't wait for the server's lock here. An attempt that meets it changes nothing, so we make another. */
async function replaceContent(source: DatabaseSync, file: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      // All pages in one step: in several, each enquiry that came between two would begin it anew.
      await backup(source, file, { rate: 2 ** 31 - 1 });
      return;
    } catch (error) {
      // This is how node:sqlite reports a lock: as an error without a code.
      const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 0;
      if (!isLocked) throw error;
      if (tried === replaceTries) throw new Error(`${file} is in use by another program.`);
      await delay(replaceRetryMs);
    }
  }
}

function leaveSendersOut(copy: string): void {
  using database = new DatabaseSync(copy);
  database.exec(`pragma secure_delete = on; delete from ${leftOut}`);
}

/** What SQLite's own check finds wrong with a file, or null. */
export function findFault(file: string): string | null {
  using copy = new DatabaseSync(file, { readOnly: true });
  const [finding] = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {});
  return finding === 'ok' ? null : String(finding);
}
