/**
 * The Idempotency-Key: one for each set of words, so that the same enquiry sent again after a timeout, a
 * double press or a reload counts once.
 */
import type { FormValues } from './form-values.ts';
import { readStored, store } from './stored.ts';

const storageKey = 'enquiry-key';

/** For browsers that block storage. */
let remembered: unknown = null;

export function keyFor({ name, email, company, phone, topic, message }: FormValues): string {
  const words = JSON.stringify([name, email, company, phone, topic, message]);
  const known = readStored(storageKey) ?? remembered;
  if (typeof known === 'object' && known !== null && 'words' in known && 'key' in known) {
    if (known.words === words && typeof known.key === 'string') return known.key;
  }
  // crypto.randomUUID is missing where a site is tried without TLS.
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  remembered = { words, key };
  store(storageKey, remembered);
  return key;
}

/** The next enquiry is a new one, even in the same words. */
export function forgetKey(): void {
  remembered = null;
  store(storageKey, null);
}
