/** The tables as Kysely sees them. Times are milliseconds since 1970 and booleans 0 or 1, on both databases. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';

export type Channel = 'mail' | 'webhook';

/** `held`: for an operator, or a repeat with a captcha answer. `off`: the channel wasn't configured. `failed`: given up. */
export type DeliveryState = 'due' | 'held' | 'off' | 'sent' | 'failed';

type EnquiryRow = Enquiry & {
  id: string;
  received_at: number;
  consent_version: string;
  consented_at: number;
  verified: 0 | 1;
  /** Why it's in quarantine, or null if it isn't. */
  quarantine: string | null;
  handled_at: number | null;
};

/** Each enquiry has one for mail and one for the webhook. */
export type Delivery = {
  enquiry_id: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  due_at: number;
  error: string | null;
  /** When the current run of failures of one kind began, or null. */
  failing_since: number | null;
  sent_at: number | null;
};

/** What was removed or exported: `enquiries` is how many. */
export type AuditEntry = {
  at: number;
  who: string;
  action: 'purge' | 'erase' | 'correct' | 'export' | 'backup' | 'restore';
  enquiries: number;
};

export type Tables = {
  enquiry: EnquiryRow;
  delivery: Delivery;
  /** A request that was answered, so that a repeat gets the same answer. Or, without an enquiry, a used captcha answer. */
  idempotency: { key: string; content_hash: string; enquiry_id: string | null; expires_at: number };
  /** How often something happened in a window of time: a sender's enquiries in an hour, rejections in a day. */
  counter: { name: string; window_start: number; times: number };
  audit_log: AuditEntry;
  /** Random keys that all instances share. */
  secret: { name: string; value: string };
};

export type Database = Kysely<Tables>;
