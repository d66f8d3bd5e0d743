/** How an enquiry is shown to people and written for programs. Its text can't disturb what is around it. */
import type { Topic } from '../../contract/site-manifest.ts';
import { underWaySince } from './delivery/limits.ts';
import { attachedFields, lineFields, listedFields, pick } from './fields.ts';
import { type Office, officeTime, officeTimeWithPlace } from './office-time.ts';
import type { StoredEnquiry } from './repository.ts';
import type { Channel, DeliveryState } from './store/schema.ts';

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

/** Controls, and what turns the direction of text. */
const turning = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON in one line that means the same, and shows a terminal nothing that would turn or hide what is around it. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    turning,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
    acceptedBy: enquiry.acceptances.map(({ recipient, accepted_at }) => ({
      recipient,
      at: iso(accepted_at),
    })),
    webhookState: enquiry.webhook_state,
    webhookSentAt: iso(enquiry.webhook_sent_at),
    webhookError: enquiry.webhook_error,
  };
}

/** What the content says, as far as it's about enquiries. */
type Site = { topics: readonly Topic[]; office: Office };

/** One line of a list. `shortId` is the beginning of the id that no other enquiry has. */
export function tableRow(
  enquiry: StoredEnquiry,
  shortId: string,
  { topics, office }: Site,
  now = Date.now(),
): string {
  const cells = [
    shortId.padEnd(13),
    officeTime(enquiry.received_at, office),
    stateOf(enquiry, office, now).padEnd(20),
    `${plainLine(enquiry.name)} <${plainLine(enquiry.email)}>`,
    topicName(enquiry.topic, topics),
  ];
  return cells.join('  ').trimEnd();
}

export function describe(enquiry: StoredEnquiry, { topics, office }: Site): string {
  const time = (moment: number | null) => (moment === null ? '' : officeTimeWithPlace(moment, office));
  const facts = {
    id: enquiry.id,
    received: time(enquiry.received_at),
    ...linesOf(enquiry, topics),
    verified: enquiry.verified === 1 ? 'yes' : 'no',
    state: stateOf(enquiry, office, Date.now()),
    mailed: time(enquiry.mailed_at),
    accepted: enquiry.acceptances.map((one) => `${one.recipient}, ${time(one.accepted_at)}`).join('; '),
    posted: time(enquiry.webhook_sent_at),
    webhook: enquiry.webhook_error ?? '',
    handled: time(enquiry.handled_at),
    consent: `${enquiry.consent_version}, ${time(enquiry.consented_at)}`,
  };
  return letter(
    Object.entries(facts).map(([label, value]): [string, string] => [label.padEnd(10), value]),
    enquiry,
  );
}

/** The facts that the visitor gave, by the names of their fields. */
export function linesOf(enquiry: StoredEnquiry, topics: readonly Topic[]) {
  return { ...pick(enquiry, lineFields), topic: topicName(enquiry.topic, topics) };
}

export const csvHeader = ['id', 'receivedAt', ...listedFields, 'verified', 'mailedAt', 'handledAt'].join(',');

/** The same fields as `list --json`, for spreadsheets. */
export function asCsv(enquiry: StoredEnquiry): string {
  const cells = Object.values(asListed(enquiry)).map((value) => csvCell(String(value ?? '')));
  return cells.join(',');
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
function stateOf(enquiry: StoredEnquiry, office: Office, now: number): string {
  const { mail_state, mail_error, webhook_state, webhook_error, quarantine, handled_at } = enquiry;
  // Of what's verified, only a restore holds anything.
  const isRestored = enquiry.verified === 1;
  const held = isRestored ? 'held: restored' : 'held: unverified';
  // What an earlier attempt met says nothing of the one under way.
  const underWay = (channel: Channel, leaseUntil: number | null) => {
    const since = underWaySince(channel, leaseUntil, now);
    const verb = channel === 'mail' ? 'being mailed' : 'being posted';
    return since === null ? null : `${verb} since ${officeTime(since, office)}`;
  };
  const posting = underWay('webhook', enquiry.webhook_lease_until);
  const mailing = underWay('mail', enquiry.mail_lease_until);
  const withoutMail: Partial<Record<DeliveryState, string>> = {
    due: posting ?? 'to be posted',
    sent: 'posted',
    held,
  };
  const mail: Record<DeliveryState, string> = {
    sent: 'mailed',
    off: withoutMail[webhook_state] ?? 'mail is off',
    failed: `FAILED: ${mail_error}`,
    held,
    due: mailing ?? (mail_error === null ? 'to be mailed' : `retrying: ${mail_error}`),
  };
  const webhook: Partial<Record<DeliveryState, string>> = {
    failed: `webhook FAILED: ${webhook_error}`,
    ...(webhook_error !== null && { due: `webhook retrying: ${webhook_error}` }),
    ...(posting && { due: posting }),
    ...(isRestored && !['held', 'off'].includes(mail_state) && { held: `webhook ${held}` }),
  };
  if (quarantine !== null && handled_at === null) return `quarantine: ${quarantine}`;
  const states =
    handled_at === null
      ? [...new Set([mail[mail_state], webhook[webhook_state]])]
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

/** In one line, with nothing that is hidden or turns the direction, and nothing that mail would decode (`=?utf-8?…?=`). */
export function plainLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim();
}

/**
 * Joiners and variation selectors, which Sinhala, Persian and families of emoji are written with. And tags after a black
 * flag: the flag of Scotland is written so. Elsewhere tags would hide a text.
 */
const joining =
  /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/u;

const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const hiddenUnlessJoining = new RegExp(`(?![\\t\\n])(?!${joining.source})${hidden.source}`, 'gu');

/** Without controls, and without characters that turn the direction or show nothing. Tabs and line breaks stay. */
function visibleText(text: string): string {
  return text.replace(hiddenUnlessJoining, '');
}

/** A whole message, with its line breaks, and without what turns the direction of the text around it. */
function plainText(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

const headings = { plan: 'Plan:', history: 'Pages the visitor read:' };

/** Facts with their labels, the message, and what the visitor attached to it. What is empty is left out. */
export function letter(facts: readonly (readonly [string, string])[], enquiry: StoredEnquiry): string {
  const attached = attachedFields.filter((field) => enquiry[field] !== '');
  return [
    ...facts.filter(([, text]) => text !== '').map(([label, text]) => `${label}${plainLine(text)}`),
    ...['', plainText(enquiry.message)],
    ...attached.flatMap((field) => ['', headings[field], plainText(enquiry[field])]),
    '',
  ].join('\n');
}
