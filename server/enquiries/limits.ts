/** How many enquiries are taken. Generous for an office behind one address, tight for what no captcha vouches for. */

/** `burst` at once, then evenly spread: one more every `windowMs / burst`. */
export type Limit = { burst: number; windowMs: number };

export type Limits = {
  /** One IPv4 address, or one IPv6 /64. */
  sender: Limit;
  unverifiedSender: Limit;
  everyone: Limit;
  unverifiedEveryone: Limit;
};

const hour = 60 * 60 * 1000;

export const usualLimits: Limits = {
  sender: { burst: 30, windowMs: hour },
  unverifiedSender: { burst: 10, windowMs: hour },
  everyone: { burst: 1000, windowMs: hour },
  unverifiedEveryone: { burst: 200, windowMs: hour },
};
