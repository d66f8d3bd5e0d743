/** The tables as Kysely sees them. Moments are milliseconds since 1970, truths are 0 and 1: both databases agree on those. */

/** `held`: waits for an operator's decision, never mailed by itself. `failed`: refused by the mail server for good. */
export type MailState = 'due' | 'held' | 'sent' | 'failed';

export type EnquiryTable = {
  id: string;
  received_at: number;
  name: string;
  email: string;
  company: string;
  phone: string;
  topic: string;
  message: string;
  history: string;
  consent_version: string;
  consented_at: number;
  verified: 0 | 1;
  /** Why it is in quarantine, or null when it is not. */
  quarantine: string | null;
  handled_at: number | null;
  mail_state: MailState;
  mail_due_at: number;
  mail_attempts: number;
  mail_error: string | null;
  mailed_at: number | null;
};

/** One answered request, so that a repeat of it gets the same answer. */
export type ReplyTable = {
  key: string;
  /** Keyed hash of the words, to tell a repeat from a reuse. */
  words: string;
  enquiry_id: string;
  expires_at: number;
};

/** A captcha answer that has been used. */
export type SpentCaptchaTable = { key: string; expires_at: number };

/** How much of a limit a sender has used: the moment at which all of it is free again. */
export type AllowanceTable = { key: string; free_at: number };

/** How often something was refused or set aside, by day. */
export type RefusalTable = { day: string; reason: string; times: number };

/** Random keys that all instances share: made once, by whichever instance comes first. */
export type SecretTable = { name: string; value: string };

export type Tables = {
  enquiry: EnquiryTable;
  reply: ReplyTable;
  spent_captcha: SpentCaptchaTable;
  allowance: AllowanceTable;
  refusal: RefusalTable;
  secret: SecretTable;
};
