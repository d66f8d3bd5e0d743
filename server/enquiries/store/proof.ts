/** Whether an enquiry could be stored. Only writing proves it, because a full disk can still be read. */
import { randomBytes } from 'node:crypto';
import { enquiryFieldNames, enquiryFields } from '../../../contract/enquiry.ts';
import type { Store } from './store.ts';

/** Anyone may ask, and each proof is a commit. */
const provenMs = 10_000;
const refusedMs = 1000;

/** The largest enquiry, at three bytes a character. */
const largest = 3 * enquiryFieldNames.reduce((sum, name) => sum + enquiryFields[name].maxLength, 0);

/** Returns a function that finds the fault, or null if an enquiry could be stored. */
export function proveStore(store: Store): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve(null);
  let until = 0;

  const write = async (): Promise<unknown> => {
    // Random, because a database may compress.
    const words = randomBytes((largest / 4) * 3).toString('base64');
    const asked = store.run((db) =>
      db
        .insertInto('note')
        .values({ name: 'write-proof', value: words })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: words }))
        .execute(),
    );
    const fault = await asked.then(() => null).catch((error: unknown) => error);
    until = performance.now() + (fault === null ? provenMs : refusedMs);
    return fault;
  };
  return async () => {
    if (performance.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      last = write();
    }
    // The file may have gone since.
    return (await last) ?? (await store.run(async () => null).catch((error: unknown) => error));
  };
}
