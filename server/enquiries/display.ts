/**
 * How an enquiry is shown to the people who answer it, and written for programs. Its text can't disturb what's around
 * it, and times are Singapore's.
 */
import { z } from 'zod';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import {
  type AttachedField,
  attachedFields,
  type LineField,
  lineFields,
  listedFields,
  pick,
} from './fields.ts';
import type { StoredEnquiry } from './repository.ts';
import type { DeliveryState } from './store/schema.ts';

/** `list --json` and the webhook: other programs rely on exactly these names. */
export function asListed(enquiry: StoredEnquiry) {
  return {
    id: enquiry.id,
    receivedAt: iso(enquiry.received_at),
    ...pick(enquiry, listedFields),
    verified: enquiry.verified === 1,
    mailedAt: iso(enquiry.mailed_at),
    handledAt: iso(enquiry.handled_at),
  };
}

/** Everything that is known, as a person may ask for it. */
export function asStored(enquiry: StoredEnquiry) {
  return {
    ...asListed(enquiry),
    history: enquiry.history === '' ? [] : enquiry.history.split('\n'),
    consentVersion: enquiry.consent_version,
    consentedAt: iso(enquiry.consented_at),
    quarantine: enquiry.quarantine,
    mailState: enquiry.mail_state,
    mailAttempts: enquiry.mail_attempts,
    mailError: enquiry.mail_error,
    webhookState: enquiry.webhook_state,
    webhookSentAt: iso(enquiry.webhook_sent_at),
    webhookError: enquiry.webhook_error,
  };
}

/** One line of a list. `shortId` is the beginning of the id that no other enquiry has. */
export function tableRow(enquiry: StoredEnquiry, shortId: string, topics: readonly Topic[]): string {
  const { name, email, topic } = enquiry;
  return [
    shortId.padEnd(13),
    singaporeTime(enquiry.received_at),
    stateOf(enquiry).padEnd(20),
    `${plainLine(name)} <${plainLine(email)}>`,
    topicName(topic, topics),
  ]
    .join('  ')
    .trimEnd();
}

export function describe(enquiry: StoredEnquiry, topics: readonly Topic[]): string {
  const time = (moment: number | null) => (moment === null ? '' : `${singaporeTime(moment)} (Singapore)`);
  const facts = {
    id: enquiry.id,
    received: time(enquiry.received_at),
    ...linesOf(enquiry, topics),
    verified: enquiry.verified === 1 ? 'yes' : 'no',
    state: stateOf(enquiry),
    mailed: time(enquiry.mailed_at),
    posted: time(enquiry.webhook_sent_at),
    webhook: enquiry.webhook_error ?? '',
    handled: time(enquiry.handled_at),
    consent: `${enquiry.consent_version}, ${time(enquiry.consented_at)}`,
  };
  const columns = Object.entries(facts).map(([label, value]) => [label.padEnd(10), value]);
  return letter(Object.fromEntries(columns), enquiry, { plan: 'Plan:', history: 'Pages the visitor read:' });
}

/** The facts that the visitor gave, by the names of their fields. */
export function linesOf(enquiry: StoredEnquiry, topics: readonly Topic[]): Record<LineField, string> {
  return { ...pick(enquiry, lineFields), topic: topicName(enquiry.topic, topics) };
}

export const csvHeader = ['id', 'receivedAt', ...listedFields, 'verified', 'mailedAt', 'handledAt'].join(',');

/** The same fields as `list --json`, for spreadsheets. */
export function asCsv(enquiry: StoredEnquiry): string {
  return Object.values(asListed(enquiry))
    .map((value) => csvCell(String(value ?? '')))
    .join(',');
}

/**
 * The start of a cell that a spreadsheet would take for a formula. Where `;` or a tab separates lists, quotes don't
 * hold a cell together, so a formula is also found after one of those, and after a line break.
 */
const formulaStart = /^(?=\t)|(?<=^|[;\t\n])(?=["\p{Zs}]*[=+\-@＝＋－＠])/gu;

/** An apostrophe tells a spreadsheet that what follows is text. */
function csvCell(value: string): string {
  const harmless = visibleText(value).replace(formulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** What became of it. A failure is shown with its reason, even where someone has handled the enquiry. */
function stateOf(enquiry: StoredEnquiry): string {
  const { mail_state, mail_error, webhook_state, webhook_error, quarantine, handled_at } = enquiry;
  const withoutMail: Partial<Record<DeliveryState, string>> = { due: 'to be posted', sent: 'posted' };
  const mail: Record<DeliveryState, string> = {
    sent: 'mailed',
    off: withoutMail[webhook_state] ?? 'mail is off',
    failed: `FAILED: ${mail_error}`,
    held: 'held: unverified',
    due: mail_error === null ? 'to be mailed' : `retrying: ${mail_error}`,
  };
  const webhook: Partial<Record<DeliveryState, string>> = {
    failed: `webhook FAILED: ${webhook_error}`,
    ...(webhook_error !== null && { due: `webhook retrying: ${webhook_error}` }),
  };
  if (quarantine !== null && handled_at === null) return `quarantine: ${quarantine}`;
  const states =
    handled_at === null
      ? [mail[mail_state], webhook[webhook_state]]
      : ['handled', mail_state === 'failed' && mail.failed, webhook_state === 'failed' && webhook.failed];
  return states.filter(Boolean).join(', ');
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** The name of an offer, by its slug. Empty for no topic; the name of an offer that's gone is made from the slug. */
export function topicName(topic: string, topics: readonly Topic[]): string {
  const words = topic.replaceAll('-', ' ');
  return topics.find(({ slug }) => slug === topic)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const singaporeFormat = new Intl.DateTimeFormat('en-SG', {
  timeZone: 'Asia/Singapore',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** `20 Nov 2026, 18:00` */
export function singaporeTime(time: number): string {
  return singaporeFormat.format(time);
}

/** The first moment of a day given as `2026-11-20`, or null for what is no day. */
export function startOfSingaporeDay(date: string): number | null {
  return z.iso.date().safeParse(date).success ? Date.parse(`${date}T00:00:00+08:00`) : null;
}

/**
 * Without line breaks and controls, without characters that turn the direction or show nothing, and without
 * what a mail program would decode (`=?utf-8?…?=`).
 */
export function plainLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim();
}

/** Without controls, and without characters that turn the direction or show nothing. Tabs and line breaks stay. */
function visibleText(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** A whole message, with its line breaks, and without what turns the direction of the text around it. */
function plainText(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * What is known, the message, and what the visitor attached to it. What is empty is left out.
 * @param headings of the attachments.
 */
export function letter(
  facts: Readonly<Record<string, string>>,
  enquiry: Enquiry,
  headings: Readonly<Record<AttachedField, string>>,
): string {
  return [
    ...Object.entries(facts)
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `${label}${plainLine(text)}`),
    '',
    plainText(enquiry.message),
    ...attachedFields
      .filter((field) => enquiry[field] !== '')
      .flatMap((field) => ['', headings[field], plainText(enquiry[field])]),
    '',
  ].join('\n');
}
