/** For tests: a captcha that takes no time, and no limit for senders. */
import type { Limits } from '../../server/enquiries/service.ts';

export const littleWork: Limits = {
  captchaWork: { cost: 1, steps: { from: 1, to: 3 } },
  unverifiedPerSender: 1_000_000,
};
