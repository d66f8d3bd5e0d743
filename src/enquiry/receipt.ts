/** An accepted enquiry's reference and time, kept in this tab. */
import { readSession, writeSession } from '../components/storage.ts';

export type Receipt = {
  /** The enquiry's reference; null if the answer didn't have it. */
  id: string | null;
  acceptedAt: number;
  /** Whether the captcha was answered. If not, a person reviews the enquiry first. */
  wasChecked: boolean;
};

const key = 'enquiry-receipt';

export function keepReceipt(receipt: Receipt): void {
  writeSession(key, receipt);
}

/** Another program may have stored something else. */
export function readReceipt(): Receipt | null {
  const stored = readSession(key);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'acceptedAt' in stored && 'wasChecked' in stored)) return null;
  const { id, acceptedAt, wasChecked } = stored;
  if (typeof acceptedAt !== 'number' || typeof wasChecked !== 'boolean') return null;
  return { id: typeof id === 'string' ? id : null, acceptedAt, wasChecked };
}
