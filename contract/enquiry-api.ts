/** What `/api/captcha` and `/api/enquiries` answer to scripts. */
import type { Challenge } from 'altcha-lib/types';
import { thankYou } from './addresses.ts';
import type { EnquiryProblem } from './enquiry.ts';

export type CaptchaTask =
  | { provider: 'recaptcha'; siteKey: string }
  | { provider: 'altcha'; challenge: Challenge };

/** Named as the providers' widgets name them. */
export const captchaAnswerField = { recaptcha: 'g-recaptcha-response', altcha: 'altcha' } as const;

/** 201 */
export type EnquiryAccepted = { id: string };

/** The page promises a reply under this anchor alone, also without scripts. */
export const notifiedAnchor = 'notified';

export function thankYouPath(notified: boolean): string {
  return notified ? `${thankYou}#${notifiedAnchor}` : thankYou;
}

/** 422 */
export type EnquiryInvalid = { errors: EnquiryProblem[] };

/** 403, 413, 415, 429 and 503. After `timeout` it may be stored. */
export type EnquiryError = { error: string; message: string };

/** What people call an enquiry. The beginning of an id is the time, which others share. */
export function reference(id: string): string {
  return id.slice(-8);
}
