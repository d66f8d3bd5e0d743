/** How an enquiry reads on a terminal and in exported files. */
import type { StoredEnquiry } from '../db/schema.ts';

/** `list --json`: other programs rely on exactly these names. */
export function asListed(enquiry: StoredEnquiry) {
  const { id, name, email, company, phone, topic, message } = enquiry;
  return {
    id,
    receivedAt: iso(enquiry.received_at),
    name,
    email,
    company,
    phone,
    topic,
    message,
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
  };
}

export function tableRow(enquiry: StoredEnquiry): string {
  const state = enquiry.handled_at === null ? mailState(enquiry) : 'handled';
  const { id, name, email, topic } = enquiry;
  return [id, iso(enquiry.received_at), state.padEnd(20), `${name} <${email}>`, topic].join('  ').trimEnd();
}

export function describe(enquiry: StoredEnquiry): string {
  const { message, history, ...facts } = asStored(enquiry);
  const rows = Object.entries({ ...facts, mailState: mailState(enquiry) })
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label.padEnd(16)}${value}`);
  const pages = history.length > 0 ? ['', 'Pages the visitor read:', ...history] : [];
  return [...rows, '', message, ...pages, ''].join('\n');
}

function mailState({ mail_state, mail_error, quarantine, verified }: StoredEnquiry): string {
  if (quarantine !== null) return `quarantine: ${quarantine}`;
  if (mail_state === 'sent') return 'mailed';
  if (mail_state === 'failed') return `FAILED: ${mail_error}`;
  if (mail_state === 'held') return verified ? 'held' : 'held: unverified';
  return mail_error === null ? 'to be mailed' : `retrying: ${mail_error}`;
}

function iso(moment: number): string;
function iso(moment: number | null): string | null;
function iso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
