/** For tests: what a visitor might send, and how it is stored. */
import type { SiteManifest, Topic } from '../../contract/site-manifest.ts';
import type { StoredEnquiry } from '../../server/enquiries/repository.ts';
import type { Channel, Delivery } from '../../server/enquiries/store/schema.ts';
import type { Store } from '../../server/enquiries/store/store.ts';

export const sampleOffers: readonly Topic[] = [
  { slug: 'web-application-development', name: 'Web Application Development' },
  { slug: 'artificial-intelligence', name: 'AI Solutions' },
];

export const sampleForm: SiteManifest['form'] = {
  labels: {
    name: 'Your name',
    email: 'Your email address',
    message: 'Your message',
    company: 'Company',
    phone: 'Phone',
    topic: 'What it’s about',
    plan: 'Your plan',
    history: 'Pages you read',
  },
  consentVersion: '2026-11-23',
};

export const sampleTopics = sampleOffers.map(({ slug }) => slug);

export function sampleFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Mei Ling Tan',
    email: 'mei.ling@visitor.example',
    company: 'Kopi & Kaya',
    phone: '+65 6123 4567',
    topic: 'web-application-development',
    message: 'We would like to replace our ordering system this year.',
    consent: 'yes',
    ...changes,
  };
}

const receivedAt = Date.UTC(2026, 10, 20, 10);

/** Verified, and due to be mailed. */
export function storedEnquiry(changes: Partial<StoredEnquiry> = {}): StoredEnquiry {
  const { name = '', email = '', company = '', phone = '', topic = '', message = '' } = sampleFields();
  return {
    id: '01a1fbd4-4ba5-7a5d-b560-ee054349121a',
    received_at: receivedAt,
    ...{ name, email, company, phone, topic, message },
    plan: '',
    history: '',
    consent_version: '2026-11-20',
    consented_at: receivedAt,
    verified: 1,
    quarantine: null,
    handled_at: null,
    mail_state: 'due',
    mail_attempts: 0,
    mail_error: null,
    mailed_at: null,
    mail_lease_until: null,
    webhook_state: 'off',
    webhook_error: null,
    webhook_sent_at: null,
    webhook_lease_until: null,
    acceptances: [],
    ...changes,
  };
}

/** Stores one as if it had come in at `received_at`: verified, due to be mailed, with the webhook off. */
export async function insertEnquiry(
  store: Store,
  changes: Partial<StoredEnquiry> = {},
  deliveries: Partial<Record<Channel, Partial<Delivery>>> = {},
): Promise<string> {
  const { acceptances, ...enquiry } = storedEnquiry(changes);
  const { mail_state, mail_attempts, mail_error, mailed_at, mail_lease_until, ...withoutMail } = enquiry;
  const { webhook_state, webhook_error, webhook_sent_at, webhook_lease_until, ...row } = withoutMail;
  const none = {
    ...{ queued_at: row.received_at, due_at: row.received_at, attempts: 0, failures: 0 },
    ...{ lease_until: null, lease_owner: null, error: null, sent_at: null },
  };
  const rows: Delivery[] = [
    { ...none, enquiry_id: row.id, channel: 'mail', state: 'due', ...deliveries.mail },
    { ...none, enquiry_id: row.id, channel: 'webhook', state: 'off', ...deliveries.webhook },
  ];
  await store.use(async (db) => {
    await db
      .insertInto('enquiry')
      .values({ ...row, bytes: 0 })
      .execute();
    for (const delivery of rows) {
      await db.insertInto('delivery').values(delivery).execute();
    }
  });
  return row.id;
}

export async function deliveryOf(store: Store, id: string, channel: Channel = 'mail'): Promise<Delivery> {
  return await store.use((db) =>
    db
      .selectFrom('delivery')
      .selectAll()
      .where('enquiry_id', '=', id)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow(),
  );
}

export const sampleOffice = { timeZone: 'Asia/Singapore', language: 'en-SG' };
