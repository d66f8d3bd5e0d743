/**
 * The mark beside the backups: a file that says there is a store. If the store is gone although the mark is there, its
 * disk isn't mounted or its address is wrong. An empty store in its place would take enquiries that nobody looks for.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markName = 'enquiry-store';

/** Which store there was, or null if none is known of. */
export function markedStore(backupDir: string): string | null {
  const mark = join(backupDir, markName);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : null;
}

export function markStore(backupDir: string, store: string): void {
  if (markedStore(backupDir) === store) return;
  writeFileSync(join(backupDir, markName), `${store}\n`, { mode: 0o600, flush: true });
}
