/** How many enquiries are taken. Generous for an office behind one address, strict for what no captcha has verified. */

/** Each as many at once within the window, and from then on evenly spread: one more every `windowMs / burst`. */
export type Limits = {
  windowMs: number;
  /** From one IPv4 address or IPv6 /64; larger IPv6 networks have a multiple. Past it, enquiries are refused. */
  sender: number;
  unverifiedSender: number;
  /** Past these, enquiries are kept and held, so that no network can close the form for others. */
  everyone: number;
  unverifiedEveryone: number;
};

export type LimitName = Exclude<keyof Limits, 'windowMs'>;

export function limitsPerHour(perSender: number, overall: number): Limits {
  return {
    windowMs: 60 * 60 * 1000,
    sender: perSender,
    unverifiedSender: Math.ceil(perSender / 2),
    everyone: overall,
    unverifiedEveryone: Math.ceil(overall * 0.4),
  };
}

export const defaultLimits = limitsPerHour(40, 1000);
