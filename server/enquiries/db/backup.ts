/** Copies the embedded file as of one moment, while the site goes on taking enquiries. */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export function backUp(file: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`);
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  chmodSync(target, 0o600);
  const fault = findFault(target);
  if (fault) {
    rmSync(target);
    throw new Error(`The copy would be damaged: ${fault}`);
  }
  syncToDisk(target);
}

/** What SQLite's own check finds wrong with a file, or null. */
export function findFault(file: string): string | null {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [finding] = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {});
    return finding === 'ok' ? null : String(finding);
  } finally {
    copy.close();
  }
}

function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
