/** How many enquiries are taken. Generous for an office behind one address, strict for what no captcha has verified. */
import type { Settings } from '../../../contract/settings/read-settings.ts';

/** A limit is taken at once or evenly spread: one more every `limitWindowMs / limit`. */
export const limitWindowMs = 60 * 60 * 1000;

export type Limits = {
  /** From one IPv4 address or IPv6 /64; larger IPv6 networks have a multiple. Past it, enquiries are refused. */
  sender: number;
  unverifiedSender: number;
  /** Past these, enquiries are kept and held, so that no network can close the form for others. */
  everyone: number;
  unverifiedEveryone: number;
  /** Not an hour's but a number: with so many held, they are refused after all, or a flood would fill the disk. */
  held: number;
};

export type LimitName = keyof Limits;

/** For an hour. */
export type LimitSettings = Pick<Settings, 'limitPerSender' | 'limitOverall' | 'limitHeld'>;

export function limitsOf({ limitPerSender, limitOverall, limitHeld }: LimitSettings): Limits {
  return {
    sender: limitPerSender,
    unverifiedSender: Math.ceil(limitPerSender / 2),
    everyone: limitOverall,
    unverifiedEveryone: Math.ceil(limitOverall * 0.4),
    held: limitHeld,
  };
}
