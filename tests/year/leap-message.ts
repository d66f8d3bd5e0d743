/** What the year and a process whose clock it moves say to each other. */
import { z } from 'zod';

/** Milliseconds. `elapsed` counts from the beginning of the year, and `skew` is by how much the time of day is wrong. */
export const moment = z.object({ start: z.number(), elapsed: z.number(), skew: z.number() });

export type Moment = z.infer<typeof moment>;

/** `patienceMs`: how long the machine may take until nothing is under way. */
export const leapMessage = z.object({ elapsed: z.number(), skew: z.number(), patienceMs: z.number() });

export type LeapMessage = z.infer<typeof leapMessage>;

export const leapAnswer = z.object({ isSettled: z.boolean() });

/** The variable in which a process finds the moment of its start. */
export const momentVariable = 'YEAR_MOMENT';
