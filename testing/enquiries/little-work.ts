/** For tests: so little proof of work that a form's captcha is answered at once, and as many posts as a test likes. */
import type { Limits } from '../../server/enquiries/service.ts';

export const littleWork: Limits = {
  captchaWork: { cost: 1, steps: { from: 1, to: 3 }, minimumAgeMs: 0 },
  unverifiedPerSender: 1_000_000,
};
