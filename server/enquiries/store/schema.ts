/** The tables as Kysely sees them. Times are milliseconds since 1970 and booleans 0 or 1, on both databases. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';

type EnquiryRow = Enquiry & {
  /** Pages that the visitor read: an earlier version stored them. */
  history: string;
  id: string;
  received_at: number;
  consent_version: string;
  consented_at: number;
  /** Whether its captcha answer was right. */
  verified: 0 | 1;
  /** Its honeypot was filled in, and it had no captcha answer: nobody is told of it. */
  spam: 0 | 1;
  /** The same for the previous version, which holds back more. */
  held: 0 | 1;
  handled_at: number | null;
  /** Hash of what the visitor wrote, by which a repeat is known. */
  words: string;
  /** The same for a day, and unique, so that of two identical posts at the same moment one is stored. */
  fresh_words: string | null;
  /** Hash of its captcha answer, which counts once. */
  captcha: string | null;
};

/** `sending` while an attempt is under way, or after its process died. */
export type DeliveryStatus = 'due' | 'sending' | 'sent' | 'failed';

/** One enquiry for one recipient. */
export type Delivery = {
  enquiry_id: string;
  /** A mail address, or `webhook`. */
  recipient: string;
  status: DeliveryStatus;
  /** Due: not before. Sending: when it's taken back, because its process must have died. */
  next_at: number;
  attempts: number;
  error: string | null;
  sent_at: number | null;
  /** No status: 1, and one more each time that an operator sends it again. */
  sending: number;
};

/** What was removed, exported or brought in: `enquiries` is how many. */
export type AuditEntry = {
  at: number;
  who: string;
  action: 'purge' | 'erase' | 'export' | 'backup' | 'import';
  enquiries: number;
};

export type Tables = {
  enquiry: EnquiryRow;
  delivery: Delivery;
  /** Ids of what was erased, so that no copy brings it back. */
  erased: { id: string };
  audit_log: AuditEntry;
  /** When a job is due that one instance does for all. */
  job: { name: string; due_at: number };
  /** Random keys that all instances share. */
  secret: { name: string; value: string };
  /** What the server remembers of the store: see `notes.ts`. */
  note: { name: string; value: string };
};

export type Database = Kysely<Tables>;
