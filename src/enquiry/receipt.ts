/** An accepted enquiry's reference and time, kept in this tab for the one thank-you page that it led to. */
import { readSession, writeSession } from '../components/storage.ts';

export type Receipt = {
  /** The enquiry's reference; null if the answer didn't have it. */
  id: string | null;
  acceptedAt: number;
};

/** `boot` looks for it too, to hydrate a page that has to show it. */
const key = 'enquiry-receipt';

/**
 * Returns the state of the history entry that shows the receipt. A thank-you page without it is another enquiry's, which
 * was posted plainly.
 */
export function keepReceipt(receipt: Receipt): ReceiptState {
  writeSession(key, receipt);
  return { receipt: receipt.acceptedAt };
}

export type ReceiptState = { receipt: number };

/** Another program may have stored something else. @param state of the history entry. */
export function readReceipt(state: unknown): Receipt | null {
  const stored = readSession(key);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'acceptedAt' in stored)) return null;
  const { id, acceptedAt } = stored;
  if (typeof acceptedAt !== 'number') return null;
  if (typeof state !== 'object' || state === null || !('receipt' in state) || state.receipt !== acceptedAt)
    return null;
  return { id: typeof id === 'string' ? id : null, acceptedAt };
}
