/** Whether an enquiry could be written. Only writing proves it: a disk that's full or read-only still reads well. */
import { randomBytes } from 'node:crypto';
import { maxBodyBytes } from '../request.ts';
import { writeNote } from './notes.ts';
import type { Store } from './store.ts';

/** How long something that was written proves it. */
const provenMs = 60_000;

/** Probes come from outside, so a failure is tried again at most so often. */
const retryMs = 1000;

export type WriteProof = ReturnType<typeof createWriteProof>;

/** @param clock monotonic, in milliseconds. */
export function createWriteProof(store: Store, clock = () => performance.now()) {
  let provenAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let lastFault: unknown = null;
  let asking: Promise<unknown> | null = null;

  const proven = () => {
    provenAt = clock();
    lastFault = null;
    return null;
  };
  const refused = (fault: unknown) => {
    provenAt = Number.NEGATIVE_INFINITY;
    lastFault = fault;
    return fault;
  };
  /** As large as the largest enquiry, and random, because a database may compress what isn't. */
  const prove = () => {
    const words = randomBytes((maxBodyBytes / 4) * 3).toString('base64');
    return store
      .run((db) => writeNote(db, 'write-proof', words))
      .then(proven, refused)
      .finally(() => {
        triedAt = clock();
        asking = null;
      });
  };

  return {
    /** An enquiry was stored. */
    proven,
    /** An enquiry was refused. */
    refused,
    /** What was wrong when something was last to be written, or null. It asks nothing. */
    lastFault: () => lastFault,
    /** What's wrong, or null. It writes only where nothing was written for a minute, and once for all who ask meanwhile. */
    fault: async (): Promise<unknown> => {
      if (clock() - provenAt < provenMs) return null;
      if (lastFault !== null && clock() - triedAt < retryMs) return lastFault;
      asking ??= prove();
      return await asking;
    },
  };
}
