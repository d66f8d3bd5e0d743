/**
 * The erasure list beside the backups: a restored backup may hold people who were erased since it was made. A line
 * has the time, and a hash of the address with a salt of its own, so that nobody reads who was erased.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { listEnquiries } from '../repository.ts';
import type { Store } from '../store/store.ts';
import { erasureListPath, erasureLists } from './folder.ts';

type Erasure = { at: number; salt: string; hash: string };

export function noteErasure(folder: string, email: string, now: number): void {
  const salt = randomBytes(16).toString('hex');
  const descriptor = openSync(erasureListPath(folder, now), 'a', 0o600);
  try {
    writeSync(descriptor, `${new Date(now).toISOString()} ${salt} ${hashOf(email, salt)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The ids of stored enquiries that were sent before their sender was erased. */
export async function findErased(store: Store, folder: string): Promise<string[]> {
  const erasures = erasureLists(folder).flatMap(readList);
  const found: string[] = [];
  for await (const { id, email, received_at } of listEnquiries(store)) {
    const isErased = erasures.some(({ at, salt, hash }) => received_at <= at && hash === hashOf(email, salt));
    if (isErased) found.push(id);
  }
  return found;
}

function readList(file: string): Erasure[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const [time = '', salt = '', hash = ''] = line.split(' ');
    const at = Date.parse(time);
    if (Number.isNaN(at) || hash.length !== 64) throw new Error(`${file} line ${index + 1} is damaged.`);
    return { at, salt, hash };
  });
}

function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.trim().toLowerCase()).digest('hex');
}
