/** What every captcha can do, whichever its provider. */
import { createHash } from 'node:crypto';
import type { CaptchaOffer } from '../../../contract/enquiry-api.ts';

/** Why an enquiry counts as unverified. */
export type CaptchaFailure =
  | 'captcha-missing'
  | 'captcha-forged'
  | 'captcha-expired'
  | 'captcha-too-fast'
  | 'captcha-unreachable';

export type CaptchaResult =
  /** The answer is right. It counts once: the store saves `answer` together with the enquiry. */
  | { verified: true; answer: { key: string; expiresAt: number } }
  | { verified: false; failure: CaptchaFailure };

export type Captcha = {
  /** Whether verifying an answer means asking another server. */
  remote: boolean;
  /** What the browser needs to answer. */
  offer(): Promise<CaptchaOffer>;
  /** Checks the answer among the posted fields. A provider that cannot be asked is a failure, not an error. */
  verify(fields: Readonly<Record<string, unknown>>): Promise<CaptchaResult>;
};

export const failed = (failure: CaptchaFailure): CaptchaResult => ({ verified: false, failure });

/** @param answer what no other answer of any provider says. Its hash is remembered until `expiresAt`. */
export function passed(answer: string, expiresAt: number): CaptchaResult {
  const key = createHash('sha256').update(answer).digest('base64url');
  return { verified: true, answer: { key, expiresAt } };
}
