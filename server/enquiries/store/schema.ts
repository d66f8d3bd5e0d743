/** The tables as Kysely sees them. Times are milliseconds since 1970 and booleans 0 or 1, on both databases. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';

export type Channel = 'mail' | 'webhook';

/** `held`: for an operator, or a repeat with a captcha answer. `off`: the channel wasn't configured. `failed`: given up. */
export type DeliveryState = 'due' | 'held' | 'off' | 'sent' | 'failed';

type EnquiryRow = Enquiry & {
  id: string;
  received_at: number;
  /** Of what the visitor wrote, in UTF-8. */
  bytes: number;
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
  /** Since when it has been due. */
  queued_at: number;
  /** When it is tried next. */
  due_at: number;
  /** Of all time, so that each attempt has a number of its own. */
  attempts: number;
  /** How often this enquiry was postponed since it was queued. */
  failures: number;
  /** While an attempt is under way: until when nobody else begins one, and which loop's it is. */
  lease_until: number | null;
  lease_owner: string | null;
  error: string | null;
  sent_at: number | null;
};

/** A recipient of the mail who has it. */
type Acceptance = { enquiry_id: string; recipient: string; accepted_at: number };

/** A channel through which nothing gets at the moment. It has no row while it works. */
type ChannelHold = { channel: Channel; since: number; next_try_at: number; fault: string };

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
  acceptance: Acceptance;
  channel_hold: ChannelHold;
  /** When a job is due that one instance does for all. */
  job: { name: string; due_at: number };
  /** A request that was answered, so that a repeat gets the same answer. Or, without an enquiry, a used captcha answer. */
  idempotency: { key: string; content_hash: string; enquiry_id: string | null; expires_at: number };
  /** How often something happened in a window of time: a sender's enquiries in an hour, rejections in a day. */
  counter: { name: string; window_start: number; times: number };
  audit_log: AuditEntry;
  /** Random keys that all instances share. */
  secret: { name: string; value: string };
};

export type Database = Kysely<Tables>;
