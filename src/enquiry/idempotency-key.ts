/** The Idempotency-Key: the same values count once, also after a timeout, a double press or a reload. */
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { readSession, writeSession } from '../components/storage.ts';
import type { FormValues } from './form-values.ts';

const storageKey = 'enquiry-key';

/** For browsers that block storage. */
let remembered: unknown = null;

export function idempotencyKey(form: FormValues): string {
  const identifying = enquiryFieldNames.filter((name) => name !== 'consent' && name !== 'history');
  const values = JSON.stringify(identifying.map((name) => form[name]));
  const known = readSession(storageKey) ?? remembered;
  if (typeof known === 'object' && known !== null && 'values' in known && 'key' in known) {
    if (known.values === values && typeof known.key === 'string') return known.key;
  }
  // crypto.randomUUID is missing on a site without TLS.
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  remembered = { values, key };
  writeSession(storageKey, remembered);
  return key;
}

/** From now on, the same values are a new enquiry. */
export function forgetIdempotencyKey(): void {
  remembered = null;
  writeSession(storageKey, null);
}
