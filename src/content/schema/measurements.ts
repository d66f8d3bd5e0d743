/**
 * `content/measurements.json`: what the bench has measured and the site may show. Written by
 * `npm run bench -- --publish`, and by nobody's hand.
 */
import { z } from 'zod';
import { date, text } from './text.ts';

const finding = z.strictObject({
  what: text,
  /** With its unit. */
  value: text,
  reference: text.optional(),
  /** The figure must be at most the limit. */
  bound: z.strictObject({ limit: z.number(), figure: z.number() }).optional(),
  note: text.optional(),
});

const part = z.strictObject({
  part: text,
  date,
  commit: text,
  machine: text,
  node: text,
  load: text,
  /** What whoever measured says of the circumstances. */
  note: text.optional(),
  findings: z.array(finding).min(1),
});

export const measurementsSchema = z.strictObject({
  parts: z.array(part).describe('what npm run bench -- --publish writes'),
});

export type Measurements = z.infer<typeof measurementsSchema>;
