/** A copy gets its name only when it is whole, checked and on the disk; a failure leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Tables with hashed addresses of senders, which stay out of every copy: the key that they are hashed with is in it.
 * The previous release still fills `allowance`.
 */
export const leftOut = ['allowance', 'counter'];

/** `write` fills the file that it is given, which is empty and readable by its owner alone, and checks it. */
export async function writeCopy(target: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`);
  const partial = `${target}.${randomUUID()}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await write(partial);
    syncToDisk(partial);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  syncToDisk(dirname(target));
}

function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
