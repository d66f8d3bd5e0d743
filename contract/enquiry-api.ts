/** What `/api/captcha` and `/api/enquiries` answer to scripts, in types that both sides share. */
import type { Challenge } from 'altcha-lib/types';
import { thankYou } from './addresses.ts';
import type { EnquiryProblem } from './enquiry.ts';

/** `GET /api/captcha` */
export type CaptchaOffer =
  | { provider: 'recaptcha'; siteKey: string }
  | {
      provider: 'altcha';
      /** The proof of work: the browser hands it to the solver untouched. */
      challenge: Challenge;
      /** An answer that arrives sooner than this after the challenge was handed out counts as a robot's. */
      minimumAgeMs: number;
    };

/** The form fields that carry the captcha's answer, named as the providers' own widgets name them. */
export const captchaAnswerField = { recaptcha: 'g-recaptcha-response', altcha: 'altcha' } as const;

/** `POST /api/enquiries` with JSON: 201, and in `Location` where a sender is led, as a form's 303 has it. */
export type EnquiryAccepted = { id: string };

/** The page promises a reply under this address alone, and also to visitors without scripts. */
export const notifiedAnchor = 'notified';

/** Where a sender is led. */
export function thankYouPath(notified: boolean): string {
  return notified ? `${thankYou}#${notifiedAnchor}` : thankYou;
}

/** 422 */
export type EnquiryRejected = { errors: EnquiryProblem[] };

/** 403, 413, 415, 429 and 503; the last two carry Retry-After. `error` is `timeout` where it may be stored all the same. */
export type EnquiryError = { error: string; message: string };

/** What people call an enquiry. An id begins with the time, and so like the ids of the same minute. */
export function reference(id: string): string {
  return id.slice(-8);
}
