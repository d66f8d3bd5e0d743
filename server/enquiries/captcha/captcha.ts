/** What every captcha can do, whichever provider stands behind it. */
import type { CaptchaOffer } from '../../../contract/enquiry-api.ts';

export type CaptchaDoubt =
  | 'captcha-missing'
  | 'captcha-forged'
  | 'captcha-expired'
  | 'captcha-too-fast'
  | 'captcha-unreachable';

export type CaptchaVerdict =
  /** The answer is right. It counts once: the store notes `spend` together with the enquiry. */
  { verified: true; spend: { key: string; expiresAt: number } } | { verified: false; doubt: CaptchaDoubt };

export type Captcha = {
  /** What the browser needs to answer. */
  offer(): Promise<CaptchaOffer>;
  /** Judges the answer among the posted fields. A provider that cannot be asked is a doubt, not an error. */
  judge(fields: Readonly<Record<string, unknown>>): Promise<CaptchaVerdict>;
};

export const doubt = (reason: CaptchaDoubt): CaptchaVerdict => ({ verified: false, doubt: reason });
