/** How many enquiries are taken. Generous for an office behind one address, strict for what no captcha has verified. */

/** A limit is taken at once or evenly spread: one more every `limitWindowMs / limit`. */
export const limitWindowMs = 60 * 60 * 1000;

export type Limits = {
  /** From one IPv4 address or IPv6 /64; larger IPv6 networks have a multiple. Past it, enquiries are refused. */
  sender: number;
  unverifiedSender: number;
  /** Past these, enquiries are kept and held, so that no network can close the form for others. */
  everyone: number;
  unverifiedEveryone: number;
};

export type LimitName = keyof Limits;

export function limitsPerHour(perSender: number, overall: number): Limits {
  return {
    sender: perSender,
    unverifiedSender: Math.ceil(perSender / 2),
    everyone: overall,
    unverifiedEveryone: Math.ceil(overall * 0.4),
  };
}
