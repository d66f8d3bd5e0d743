/** Whether an enquiry could be stored. Only writing proves it: a disk that's full or read-only still reads well. */
import { randomBytes } from 'node:crypto';
import { enquiryFieldNames, enquiryFields } from '../../../contract/enquiry.ts';
import { writeNote } from './notes.ts';
import type { Store } from './store.ts';

/** Anyone may ask, and each proof is a commit. A fault is looked at again sooner. */
const provenMs = 10_000;
const refusedMs = 1000;

/** Of the largest enquiry: three bytes for each character, which is what most writing takes. */
const largest = 3 * enquiryFieldNames.reduce((sum, name) => sum + enquiryFields[name].maxLength, 0);

/** @returns what asks for the fault, or null where an enquiry could be stored. */
export function proveStore(store: Store, clock = () => performance.now()): () => Promise<unknown> {
  let last: { fault: Promise<unknown>; until: number } | null = null;

  const write = async (): Promise<unknown> => {
    // Random, because a database may compress what isn't.
    const words = randomBytes((largest / 4) * 3).toString('base64');
    const asked = store.run((db) => writeNote(db, 'write-proof', words));
    const fault = await asked.then(
      () => null,
      (error: unknown) => error,
    );
    if (last) last.until = clock() + (fault === null ? provenMs : refusedMs);
    return fault;
  };
  return async () => {
    if (last === null || clock() >= last.until) last = { fault: write(), until: Number.POSITIVE_INFINITY };
    // Also a proof from a moment ago is none where the file has gone since.
    return (await last.fault) ?? (await store.run(async () => null).catch((error: unknown) => error));
  };
}
