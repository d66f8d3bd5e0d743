/** How an enquiry reads on a terminal, in exported files, and where it is posted. */
import type { Topic } from '../../contract/site-manifest.ts';
import type { DeliveryState, StoredEnquiry } from './db/schema.ts';
import { attachment, plainLine, plainText } from './plain-line.ts';
import { singaporeTime } from './singapore-time.ts';
import { topicName } from './topic-name.ts';

/** `list --json` and the webhook: other programs rely on exactly these names. */
export function asListed(enquiry: StoredEnquiry) {
  const { id, name, email, company, phone, topic, message, plan } = enquiry;
  return {
    id,
    receivedAt: iso(enquiry.received_at),
    name,
    email,
    company,
    phone,
    topic,
    message,
    plan,
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
  const { name, email, company, phone, message, plan, history } = enquiry;
  const topic = topicName(enquiry.topic, topics);
  const time = (moment: number | null) => (moment === null ? '' : `${singaporeTime(moment)} (Singapore)`);
  const facts = {
    id: enquiry.id,
    received: time(enquiry.received_at),
    ...{ name, email, company, phone, topic },
    verified: enquiry.verified === 1 ? 'yes' : 'no',
    state: stateOf(enquiry),
    mailed: time(enquiry.mailed_at),
    posted: time(enquiry.webhook_sent_at),
    webhook: enquiry.webhook_error ?? '',
    handled: time(enquiry.handled_at),
    consent: `${enquiry.consent_version}, ${time(enquiry.consented_at)}`,
  };
  const rows = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(10)}${plainLine(value)}`);
  const attached = [...attachment('Plan:', plan), ...attachment('Pages the visitor read:', history)];
  return [...rows, '', plainText(message), ...attached, ''].join('\n');
}

export const csvHeader =
  'id,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt';

/** The same fields as `list --json`, for spreadsheets. */
export function asCsv(enquiry: StoredEnquiry): string {
  return Object.values(asListed(enquiry))
    .map((value) => csvCell(String(value ?? '')))
    .join(',');
}

/** A spreadsheet takes a cell that begins like a formula for one, unless an apostrophe says that it is text. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\n\r']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function stateOf(enquiry: StoredEnquiry): string {
  const { mail_state, mail_error, quarantine, verified, handled_at } = enquiry;
  if (handled_at !== null) return 'handled';
  if (quarantine !== null) return `quarantine: ${quarantine}`;
  const states: Record<DeliveryState, string> = {
    sent: 'mailed',
    failed: `FAILED: ${mail_error}`,
    held: verified ? 'held: over the limit' : 'held: unverified',
    due: mail_error === null ? 'to be mailed' : `retrying: ${mail_error}`,
  };
  return states[mail_state];
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
