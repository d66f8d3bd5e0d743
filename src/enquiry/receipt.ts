/** What the visitor keeps of an accepted enquiry: its reference and its time, in this tab until it is closed. */
import { readSession, writeSession } from '../components/storage.ts';

export type Receipt = {
  /** As the operator finds the enquiry; null where the answer did not say it. */
  id: string | null;
  /** Unix milliseconds. */
  acceptedAt: number;
  /** Whether the captcha was answered. Without, a person first looks through what is held. */
  wasChecked: boolean;
};

const key = 'enquiry-receipt';

export function keepReceipt(receipt: Receipt): void {
  writeSession(key, receipt);
}

/** What is stored may be another program's. */
export function readReceipt(): Receipt | null {
  const stored = readSession(key);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'acceptedAt' in stored && 'wasChecked' in stored)) return null;
  const { id, acceptedAt, wasChecked } = stored;
  if (typeof acceptedAt !== 'number' || typeof wasChecked !== 'boolean') return null;
  return { id: typeof id === 'string' ? id : null, acceptedAt, wasChecked };
}
