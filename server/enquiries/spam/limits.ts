/** How many enquiries are taken. Generous for an office behind one address, strict for what no captcha has verified. */

/** Each as many at once within the window, and from then on evenly spread: one more every `windowMs / burst`. */
export type Limits = {
  windowMs: number;
  /** One IPv4 address, or one IPv6 /64. */
  sender: number;
  unverifiedSender: number;
  everyone: number;
  unverifiedEveryone: number;
};

export type LimitName = Exclude<keyof Limits, 'windowMs'>;

export const defaultLimits: Limits = {
  windowMs: 60 * 60 * 1000,
  sender: 40,
  unverifiedSender: 20,
  everyone: 1000,
  unverifiedEveryone: 400,
};
