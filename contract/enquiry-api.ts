/** What `/api/captcha` and `/api/enquiries` answer to scripts, in types that both sides share. */
import type { EnquiryProblem } from './enquiry.ts';

/** The proof-of-work challenge, as altcha-lib defines it; the browser hands it to the solver untouched. */
type AltchaChallenge = {
  parameters: Readonly<Record<string, unknown>> & { expiresAt?: number };
  signature?: string;
};

/** `GET /api/captcha` */
export type CaptchaOffer =
  | { provider: 'recaptcha'; siteKey: string }
  | {
      provider: 'altcha';
      challenge: AltchaChallenge;
      /** An answer that arrives sooner than this after the challenge was handed out counts as a robot's. */
      minimumAgeMs: number;
    };

/** The form fields that carry the captcha's answer, named as the providers' own widgets name them. */
export const captchaAnswerField = { recaptcha: 'g-recaptcha-response', altcha: 'altcha' } as const;

/** `POST /api/enquiries` with JSON: 201 */
export type EnquiryAccepted = { id: string };

/** 422 */
export type EnquiryRejected = { errors: EnquiryProblem[] };

/** 403, 413, 415, 429 and 503; the last two carry Retry-After. */
export type EnquiryRefused = { error: string; message: string };
