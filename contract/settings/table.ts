/** Every setting: variable, default, meaning and kind. A test compares `.env.example`. */
import { z } from 'zod';
import {
  addressRanges,
  addressWithLogin,
  anyText,
  databaseAddress,
  logLevel,
  mailboxes,
  origin,
  sender,
  signingKey,
  trueOrFalse,
  webAddress,
  wholeNumber,
} from './kinds.ts';

type SettingNote = {
  /** The default, or words. */
  fallback: string;
  meaning: string;
  /** Never repeated in a message. */
  secret?: boolean;
};

export const settingNotes = z.registry<SettingNote>();

export type Settings = z.output<typeof settingTable>;

export const settingTable = z.object({
  PORT: defaulted('3000', wholeNumber(0, 65_535), 'Port to listen on; 0 picks a free one.'),
  HOST: defaulted('localhost', anyText, 'Name or address to listen on; 0.0.0.0 is every interface.'),
  SITE_URL: optional(origin, { fallback: 'from content', meaning: 'Public origin of the site.' }),
  HSTS_PRELOAD: defaulted(
    'false',
    trueOrFalse,
    'Whether Strict-Transport-Security holds for two years and asks for browsers’ preload lists.',
  ),
  DATA_DIR: defaulted('./data', anyText, 'Folder of the embedded SQLite file.'),
  DATABASE_URL: optional(databaseAddress, {
    meaning:
      'PostgreSQL to keep enquiries in, instead of SQLite. One elsewhere needs `?sslmode=verify-full&sslrootcert=FILE`.',
    secret: true,
  }),
  BACKUP_DIR: optional(anyText, {
    meaning: 'Folder for copies of the SQLite file; `none` says that copies are made elsewhere.',
  }),
  BACKUP_DAYS: defaulted('30', wholeNumber(1, 36_500), 'How many daily copies BACKUP_DIR keeps.'),
  SMTP_URL: optional(addressWithLogin(/^smtps?$/, 'smtps://user:password@mail.host'), {
    meaning:
      'Mail server that enquiries are sent through. Without STARTTLS, end smtp:// with `?requireTLS=false`.',
    secret: true,
  }),
  SMTP_NAME: optional(anyText, {
    fallback: 'host of SITE_URL',
    meaning: 'Name by which the server introduces itself to the mail server (EHLO).',
  }),
  ENQUIRY_TO: optional(mailboxes, { meaning: 'Who is mailed about an enquiry.' }),
  ENQUIRY_FROM: optional(sender, {
    meaning: 'Sender of those mails, such as `Our Site <site@our.host>`.',
  }),
  ENQUIRY_WEBHOOK_URL: optional(webAddress('https://chat.host/hooks/enquiries'), {
    meaning: 'Where each enquiry is also posted as JSON.',
    secret: true,
  }),
  ENQUIRY_WEBHOOK_SECRET: optional(signingKey, {
    meaning:
      'Key that signs what is posted there: at least 24 characters, or `whsec_` and 24 bytes in base64.',
    secret: true,
  }),
  RECAPTCHA_SITE_KEY: optional(anyText, { meaning: 'Public key of the reCAPTCHA widget.' }),
  RECAPTCHA_SECRET: optional(anyText, { meaning: 'Secret key that belongs to it.', secret: true }),
  RECAPTCHA_VERIFY_URL: defaulted(
    'https://www.google.com/recaptcha/api/siteverify',
    webAddress('https://captcha.host/siteverify'),
    'Where reCAPTCHA answers are verified.',
  ),
  TRUST_PROXY: optional(addressRanges, {
    meaning: 'Addresses or ranges of the proxies whose X-Forwarded-For is believed.',
  }),
  LIMIT_PER_SENDER: defaulted(
    '40',
    wholeNumber(1, 1_000_000),
    'Enquiries an hour from one sender; at most three of them without a captcha answer.',
  ),
  LIMIT_UNVERIFIED: defaulted(
    '30',
    wholeNumber(1, 1_000_000),
    'Enquiries an hour without a captcha answer, from everybody together.',
  ),
  RETENTION_DAYS: defaulted('730', wholeNumber(1, 36_500), 'Age in days at which an enquiry is removed.'),
  LOG_LEVEL: defaulted('info', logLevel, 'Least important log line to write.'),
});

/** They change nothing, and the log names them once. */
export const goneSettings = ['NOTIFY_UNVERIFIED', 'LIMIT_HELD', 'METRICS_PORT'] as const;

function defaulted<Value>(fallback: string, kind: z.ZodType<Value, string>, meaning: string) {
  return kind.prefault(fallback).register(settingNotes, { fallback, meaning });
}

function optional<Value>(kind: z.ZodType<Value, string>, note: Partial<SettingNote> & { meaning: string }) {
  return kind.optional().register(settingNotes, { fallback: 'none', ...note });
}
