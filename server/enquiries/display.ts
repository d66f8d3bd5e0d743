/** How an enquiry is shown to people and written for programs. Its text can't disturb what is around it. */
import { reference } from '../../contract/enquiry-api.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import { attachedFields, lineFields, listedFields, pick } from './fields.ts';
import { type Office, officeTime, officeTimeWithPlace } from './office-time.ts';
import type { StoredDelivery, StoredEnquiry } from './stored-enquiries.ts';

/** `list --json` and the webhook: other programs rely on exactly these names. */
export function asListed(enquiry: StoredEnquiry) {
  return {
    id: enquiry.id,
    receivedAt: iso(enquiry.received_at),
    ...pick(enquiry, listedFields),
    verified: enquiry.verified === 1,
    mailedAt: iso(mailedAt(enquiry)),
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

/** When the last of those who are mailed got it; null until all of them have. */
function mailedAt({ deliveries }: StoredEnquiry): number | null {
  const times = deliveries.flatMap(({ recipient, sent_at }) => (recipient.includes('@') ? [sent_at] : []));
  const sent = times.filter((time) => time !== null);
  return sent.length > 0 && sent.length === times.length ? Math.max(...sent) : null;
}

/** Everything that is known, as a person may ask for it. A backup is made of these. */
export function asStored(enquiry: StoredEnquiry) {
  return {
    ...asListed(enquiry),
    history: enquiry.history === '' ? [] : enquiry.history.split('\n'),
    consentVersion: enquiry.consent_version,
    consentedAt: iso(enquiry.consented_at),
    held: enquiry.held === 1,
    deliveries: enquiry.deliveries.map(({ recipient, status, attempts, error, sent_at }) => ({
      recipient,
      status,
      attempts,
      error,
      sentAt: iso(sent_at),
    })),
  };
}

/** What the content says, as far as it's about enquiries. */
type Site = { topics: readonly Topic[]; office: Office };

/** One line of a list. */
export function tableRow(enquiry: StoredEnquiry, { topics, office }: Site): string {
  const cells = [
    reference(enquiry.id),
    officeTime(enquiry.received_at, office),
    stateOf(enquiry).padEnd(20),
    `${plainLine(enquiry.name)} <${plainLine(enquiry.email)}>`,
    topicName(enquiry.topic, topics),
  ];
  return cells.join('  ').trimEnd();
}

export function describe(enquiry: StoredEnquiry, { topics, office }: Site): string {
  const time = (moment: number | null) => (moment === null ? '' : officeTimeWithPlace(moment, office));
  const facts: [label: string, text: string][] = [
    ['reference', reference(enquiry.id)],
    ['id', enquiry.id],
    ['received', time(enquiry.received_at)],
    ...Object.entries(linesOf(enquiry, topics)),
    ['verified', enquiry.verified === 1 ? 'yes' : 'no'],
    ['state', stateOf(enquiry)],
    ...enquiry.deliveries.map((delivery): [string, string] => ['to', describeDelivery(delivery, office)]),
    ['handled', time(enquiry.handled_at)],
    ['consent', `${enquiry.consent_version}, ${time(enquiry.consented_at)}`],
  ];
  return letter(
    facts.map(([label, value]): [string, string] => [label.padEnd(10), value]),
    enquiry,
  );
}

function describeDelivery(
  { recipient, status, next_at, attempts, error, sent_at }: StoredDelivery,
  office: Office,
) {
  const tries = attempts > 0 ? `after ${attempts} ${attempts === 1 ? 'try' : 'tries'}` : '';
  const next = status === 'due' && next_at > 0 ? `next at ${officeTime(next_at, office)}` : '';
  const when = sent_at === null ? '' : officeTimeWithPlace(sent_at, office);
  return [recipient, status, status === 'sent' ? when : tries, next, error ?? ''].filter(Boolean).join(', ');
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

/** What became of it: of several recipients' states the one that needs a person most. */
function stateOf({ held, handled_at, verified, deliveries }: StoredEnquiry): string {
  const failed = deliveries.find(({ status }) => status === 'failed');
  const failure = failed ? `FAILED: ${failed.error} (${failed.recipient})` : '';
  if (handled_at !== null) return ['handled', failure].filter(Boolean).join(', ');
  // Of what's verified, only an import holds anything.
  if (held) return verified ? 'held: imported' : 'held: unverified';
  if (deliveries.length === 0) return 'nobody was told';
  if (failure) return failure;
  const waiting = deliveries.find(({ status }) => status !== 'sent');
  if (!waiting) return 'sent';
  if (waiting.status === 'sending') return 'being sent';
  return waiting.error === null ? 'to be sent' : `retrying: ${waiting.error}`;
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
