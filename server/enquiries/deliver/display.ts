/** How people and programs see an enquiry. */
import { reference } from '../../../contract/enquiry-api.ts';
import type { Topic } from '../../../contract/site-manifest.ts';
import { forEachField, lineFields, storedFields } from '../store/fields.ts';
import type { StoredDelivery, StoredEnquiry } from '../store/stored-enquiries.ts';
import { type Office, officeTime, officeTimeWithPlace } from './office-time.ts';
import { csvCell, plainLine, quoted } from './plain-text.ts';

/** `list --json` and the webhook. Other programs rely on these names. */
export function asListed(enquiry: StoredEnquiry) {
  return {
    id: enquiry.id,
    receivedAt: iso(enquiry.received_at),
    ...forEachField((field) => enquiry[field]),
    verified: enquiry.verified === 1,
    mailedAt: iso(mailedAt(enquiry)),
    handledAt: iso(enquiry.handled_at),
  };
}

/** When the last mail recipient got it, or null if one hasn't. */
function mailedAt({ deliveries }: StoredEnquiry): number | null {
  const times = deliveries.flatMap(({ recipient, sent_at }) => (recipient.includes('@') ? [sent_at] : []));
  const sent = times.filter((time) => time !== null);
  return sent.length > 0 && sent.length === times.length ? Math.max(...sent) : null;
}

/** Everything, for someone who asks for their data. */
export function asStored(enquiry: StoredEnquiry) {
  return {
    ...asListed(enquiry),
    history: enquiry.history === '' ? [] : enquiry.history.split('\n'),
    consentVersion: enquiry.consent_version,
    consentedAt: iso(enquiry.consented_at),
    spam: enquiry.spam === 1,
    deliveries: enquiry.deliveries.map(({ recipient, status, attempts, error, sent_at }) => ({
      recipient,
      status,
      attempts,
      error,
      sentAt: iso(sent_at),
    })),
  };
}

export const csvHeader = ['id', 'receivedAt', ...storedFields, 'verified', 'mailedAt', 'handledAt'].join(',');

export function asCsv(enquiry: StoredEnquiry): string {
  const cells = Object.values(asListed(enquiry)).map((value) => csvCell(String(value ?? '')));
  return cells.join(',');
}

type ShownSite = { topics: readonly Topic[]; office: Office };

export function tableRow(enquiry: StoredEnquiry, { topics, office }: ShownSite): string {
  const cells = [
    reference(enquiry.id),
    officeTime(enquiry.received_at, office),
    stateOf(enquiry).padEnd(20),
    `${plainLine(enquiry.name)} <${plainLine(enquiry.email)}>`,
    topicName(enquiry.topic, topics),
  ];
  return cells.join('  ').trimEnd();
}

export function describe(enquiry: StoredEnquiry, site: ShownSite): string {
  const { office } = site;
  const time = (moment: number | null) => (moment === null ? '' : officeTimeWithPlace(moment, office));
  const facts: [label: string, text: string][] = [
    ['reference', reference(enquiry.id)],
    ['id', enquiry.id],
    ['received', time(enquiry.received_at)],
    ['verified', enquiry.verified === 1 ? 'yes' : 'no'],
    ['state', stateOf(enquiry)],
    ...enquiry.deliveries.map((delivery): [string, string] => ['to', describeDelivery(delivery, office)]),
    ['handled', time(enquiry.handled_at)],
    ['consent', `${enquiry.consent_version}, ${time(enquiry.consented_at)}`],
  ];
  const known = facts.filter(([, text]) => text !== '').map(([label, text]) => `${label.padEnd(10)}${text}`);
  return `${known.join('\n')}\n\n${whatVisitorWrote(enquiry, site.topics)}`;
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

/** The state that most needs a person, of all recipients. */
function stateOf({ spam, handled_at, deliveries }: StoredEnquiry): string {
  const failed = deliveries.find(({ status }) => status === 'failed');
  const failure = failed ? `FAILED: ${failed.error} (${failed.recipient})` : '';
  if (handled_at !== null) return ['handled', failure].filter(Boolean).join(', ');
  if (spam) return 'spam';
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

/** An offer that's gone is named after its slug. */
export function topicName(topic: string, topics: readonly Topic[]): string {
  const words = topic.replaceAll('-', ' ');
  return topics.find(({ slug }) => slug === topic)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields, message and plan, quoted. */
export function whatVisitorWrote(enquiry: StoredEnquiry, topics: readonly Topic[]): string {
  const shown = { ...enquiry, topic: topicName(enquiry.topic, topics) };
  const given = lineFields
    .map((field) => [field, shown[field]] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${plainLine(text)}`);
  const attached = [
    ['Plan:', enquiry.plan],
    ['Pages the visitor read:', enquiry.history],
  ].filter(([, text]) => text !== '');
  const parts = [given.join('\n'), enquiry.message, ...attached.map((part) => part.join('\n'))];
  return `The visitor wrote:\n\n${quoted(parts.join('\n\n'))}\n`;
}
