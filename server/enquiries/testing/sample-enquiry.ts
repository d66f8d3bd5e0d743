/** For tests: what a visitor might send, and how it is stored. */
import type { Topic } from '../../../contract/site-manifest.ts';
import type { StoredEnquiry } from '../db/schema.ts';

export const sampleOffers: readonly Topic[] = [
  { slug: 'web-application-development', name: 'Web Application Development' },
  { slug: 'artificial-intelligence', name: 'AI Solutions' },
];

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
    mail_due_at: receivedAt,
    mail_attempts: 0,
    mail_error: null,
    mailed_at: null,
    webhook_state: 'held',
    webhook_due_at: receivedAt,
    webhook_attempts: 0,
    webhook_error: null,
    webhook_sent_at: null,
    ...changes,
  };
}
