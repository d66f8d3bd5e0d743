/** What the form keeps in this tab besides the draft: a calculator's attachment, the receipt and the Idempotency-Key. */

import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { readSession, writeSession } from '../components/storage.ts';
import type { FormValues } from './form-values.ts';

/** A calculator's text. `boot` looks for it too, to hydrate a form that has to show it. */
const planKey = 'enquiry-plan';

/** The server takes no more. */
export const maxPlanLength = 6000;

/** Returns whether the browser stored it. */
export function keepPlan(text: string): boolean {
  return writeSession(planKey, text);
}

/** Another program may have stored something else. */
export function readPlan(): string | null {
  const stored = readSession(planKey);
  return typeof stored === 'string' && stored !== '' && stored.length <= maxPlanLength ? stored : null;
}

export function removePlan(): void {
  writeSession(planKey, null);
}

/** An accepted enquiry's reference and time. */
export type Receipt = {
  /** The enquiry's reference; null if the answer didn't have it. */
  id: string | null;
  /** Unix milliseconds. */
  acceptedAt: number;
  /** Whether the captcha was answered. If not, a person reviews the enquiry first. */
  wasChecked: boolean;
};

const receiptKey = 'enquiry-receipt';

export function keepReceipt(receipt: Receipt): void {
  writeSession(receiptKey, receipt);
}

/** Another program may have stored something else. */
export function readReceipt(): Receipt | null {
  const stored = readSession(receiptKey);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'acceptedAt' in stored && 'wasChecked' in stored)) return null;
  const { id, acceptedAt, wasChecked } = stored;
  if (typeof acceptedAt !== 'number' || typeof wasChecked !== 'boolean') return null;
  return { id: typeof id === 'string' ? id : null, acceptedAt, wasChecked };
}

const storageKey = 'enquiry-key';

/** For browsers that block storage. */
let remembered: unknown = null;

/** The Idempotency-Key: the same values count once, also after a timeout, a double press or a reload. */
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
