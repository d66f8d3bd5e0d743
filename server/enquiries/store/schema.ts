/** The tables, as Kysely sees them. Times are milliseconds, booleans 0 or 1. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../../contract/enquiry.ts';

type EnquiryRow = Enquiry & {
  /** Version 1.0 stored the pages that a visitor read. */
  history: string;
  id: string;
  received_at: number;
  consent_version: string;
  consented_at: number;
  verified: 0 | 1;
  /** The honeypot was filled in without a captcha answer, so nobody is told. */
  spam: 0 | 1;
  /** For version 1.0, which mails nothing that's held. It's what `spam` is. */
  held: 0 | 1;
  handled_at: number | null;
  /** Hash of the words, which finds repeats. */
  words: string;
  /** Hash of the captcha answer, which counts once. */
  captcha: string | null;
};

export type Delivery = {
  enquiry_id: string;
  /** A mail address, or `webhook`. */
  recipient: string;
  /** `sending` may also mean that the process died. */
  status: 'due' | 'sending' | 'sent' | 'failed';
  /** Due: not before, and 0 is at once. Sending: when it's taken back. */
  next_at: number;
  attempts: number;
  error: string | null;
  sent_at: number | null;
  /** 1, and one more each time an operator has it sent again, which gives the mail another Message-ID. */
  round: number;
};

export type AuditEntry = {
  at: number;
  who: string;
  action: 'purge' | 'erase' | 'export' | 'backup' | 'import';
  enquiries: number;
};

export type Tables = {
  enquiry: EnquiryRow;
  delivery: Delivery;
  /** Ids only, so that no import brings them back. */
  erased: { id: string };
  audit_log: AuditEntry;
  /** Jobs that one instance does for all. */
  job: { name: string; due_at: number };
  secret: { name: string; value: string };
  /** The last proof that an enquiry could be stored. */
  note: { name: 'write-proof'; value: string };
};

export type Database = Kysely<Tables>;
