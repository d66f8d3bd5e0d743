/** For tests: what a visitor might send, and how it's stored. */
import type { SiteManifest, Topic } from '../../contract/site-manifest.ts';
import { emptyEnquiry } from '../../server/enquiries/store/fields.ts';
import type { Store } from '../../server/enquiries/store/store.ts';
import type { StoredDelivery, StoredEnquiry } from '../../server/enquiries/store/stored-enquiries.ts';

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

type Headers = Readonly<Record<string, string>>;

export function postJson(url: string, fields: object, headers: Headers = {}): Promise<Response> {
  return fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

/** As without scripts. Redirects aren't followed. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${url}/api/enquiries`, { method: 'POST', headers, body, redirect: 'manual' });
}

const receivedAt = Date.UTC(2026, 10, 20, 10);

/** Verified, and told to nobody yet. */
export function storedEnquiry(changes: Partial<StoredEnquiry> = {}): StoredEnquiry {
  const { consent: _, ...given } = sampleFields();
  return {
    id: '01a1fbd4-4ba5-7a5d-b560-ee054349121a',
    received_at: receivedAt,
    ...emptyEnquiry,
    ...given,
    consent_version: '2026-11-20',
    consented_at: receivedAt,
    verified: 1,
    spam: 0,
    history: '',
    handled_at: null,
    deliveries: [],
    ...changes,
  };
}

export function dueDelivery(changes: Partial<StoredDelivery> = {}): StoredDelivery {
  return {
    recipient: 'desk@straitworks.example',
    status: 'due',
    next_at: 0,
    attempts: 0,
    error: null,
    sent_at: null,
    ...changes,
  };
}

export async function insertEnquiry(store: Store, changes: Partial<StoredEnquiry> = {}): Promise<string> {
  const { deliveries, ...row } = storedEnquiry(changes);
  await store.transaction(async (trx) => {
    await trx
      .insertInto('enquiry')
      .values({ ...row, held: row.spam, words: row.id, captcha: null })
      .execute();
    for (const delivery of deliveries) {
      await trx
        .insertInto('delivery')
        .values({ ...delivery, enquiry_id: row.id, round: 1 })
        .execute();
    }
  });
  return row.id;
}

export const sampleOffice = { timeZone: 'Asia/Singapore', language: 'en-SG' };
