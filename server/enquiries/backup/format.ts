/**
 * What an export and a backup are made of, one JSON object a line: a head with the version and who was erased, each
 * enquiry with its deliveries, and an end with their number. A file without its end was cut short.
 */
import { z } from 'zod';
import { enquiryFields } from '../../../contract/enquiry.ts';
import { asStored } from '../display.ts';
import { listedFields, valuesOf } from '../fields.ts';
import type { StoredEnquiry } from '../stored-enquiries.ts';

/** A new kind of line takes the next one. Then `head` has to take the earlier ones too: copies are older than releases. */
export const formatVersion = 1;

const time = z.iso.datetime().transform((text) => Date.parse(text));
const text = z.string();

/** Of someone who was erased: nothing that came in until then may come back. */
export const erasure = z.strictObject({ at: z.int(), salt: text, hash: text });

export const head = z.strictObject({
  version: z.literal(formatVersion),
  exportedAt: z.iso.datetime(),
  erasures: z.array(erasure),
});

const delivery = z.strictObject({
  recipient: text,
  status: z.enum(['due', 'sending', 'sent', 'failed']),
  attempts: z.int(),
  error: text.nullable(),
  sentAt: time.nullable(),
});

/** A copy from before there was an optional field has none of it. */
const fieldText = (field: (typeof listedFields)[number]) =>
  enquiryFields[field].required ? text : text.default('');

export const line = z.strictObject({
  id: z.uuid(),
  receivedAt: time,
  ...valuesOf(listedFields, fieldText),
  verified: z.boolean(),
  mailedAt: time.nullable(),
  handledAt: time.nullable(),
  history: z.array(text),
  consentVersion: text,
  consentedAt: time,
  held: z.boolean(),
  deliveries: z.array(delivery),
});

export const end = z.strictObject({ end: z.int() });

export type Erasure = z.output<typeof erasure>;
export type Line = z.output<typeof line>;
type WrittenLine = z.input<typeof line>;

/** Fails to compile where what we write isn't what we read. */
export function asLine(enquiry: StoredEnquiry): WrittenLine {
  const { receivedAt, consentedAt, ...stored } = asStored(enquiry);
  return { ...stored, receivedAt: receivedAt ?? '', consentedAt: consentedAt ?? '' };
}
