/** The tables as Kysely sees them. Times are milliseconds since 1970, booleans are 0 and 1: both databases store those alike. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';

/** `held`: waits for an operator, never sent by itself. `failed`: the receiving server refused it for good. */
export type DeliveryState = 'due' | 'held' | 'sent' | 'failed';

/** What the visitor wrote, under the names that its fields have everywhere, and what became of it. */
export type StoredEnquiry = Enquiry & {
  id: string;
  received_at: number;
  consent_version: string;
  consented_at: number;
  verified: 0 | 1;
  /** Why it is in quarantine, or null when it is not. */
  quarantine: string | null;
  handled_at: number | null;
  mail_state: DeliveryState;
  mail_due_at: number;
  mail_attempts: number;
  mail_error: string | null;
  mailed_at: number | null;
  webhook_state: DeliveryState;
  webhook_due_at: number;
  webhook_attempts: number;
  webhook_error: string | null;
  webhook_sent_at: number | null;
};

export type Tables = {
  enquiry: StoredEnquiry;
  /** One answered request: a repeat of it gets the same answer. `words` is the keyed hash of its content. */
  reply: { key: string; words: string; enquiry_id: string; expires_at: number };
  /** A captcha answer that has been used. */
  spent_captcha: { key: string; expires_at: number };
  /** How much of a rate limit is used: `free_at` is the time at which all of it is available again. */
  allowance: { key: string; free_at: number };
  /** How often something was refused or set aside, by day. */
  refusal: { day: string; reason: string; times: number };
  /** What was removed or exported: `enquiries` is how many. */
  operator_log: {
    at: number;
    who: string;
    action: 'purge' | 'erase' | 'export' | 'backup';
    enquiries: number;
  };
  /** Random keys that all instances share, made by whichever instance comes first. */
  secret: { name: string; value: string };
};

export type Database = Kysely<Tables>;
