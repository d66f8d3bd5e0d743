/** For tests: a captcha that takes no time, and no limit for senders. */
import type { Overrides } from '../../server/enquiries/service.ts';

export const littleWork: Overrides = {
  captchaWork: { cost: 1, steps: { from: 1, to: 3 } },
  unverifiedPerSender: 1_000_000,
};
