import { expect, test } from 'vitest';
import {
  dueDelivery,
  sampleOffers,
  sampleOffice,
  storedEnquiry,
} from '../../../testing/enquiries/sample-enquiry.ts';
import type { StoredEnquiry } from '../store/stored-enquiries.ts';
import { asListed, describe, tableRow } from './display.ts';

const site = { topics: sampleOffers, office: sampleOffice };

test('a line of the list shows Singapore time, and nothing that could disturb the others', () => {
  const sent = [dueDelivery({ status: 'sent' })];
  const enquiry = storedEnquiry({ name: 'Eve\u202E\u200b\nroot', deliveries: sent });
  expect(tableRow(enquiry, site)).toBe(
    '4349121a  20 Nov 2026, 18:00  sent                  Eve root <mei.ling@visitor.example>  Web Application Development',
  );
});

test.each<[string, Partial<StoredEnquiry>, string]>([
  ['nobody configured', {}, 'nobody was told'],
  ['spam', { spam: 1, verified: 0 }, 'spam'],
  ['due', { deliveries: [dueDelivery()] }, 'to be sent'],
  ['postponed', { deliveries: [dueDelivery({ error: 'ESOCKET' })] }, 'retrying: ESOCKET'],
  ['under way', { deliveries: [dueDelivery({ status: 'sending', error: 'ESOCKET' })] }, 'being sent'],
  [
    'sent to one of two',
    { deliveries: [dueDelivery({ status: 'sent' }), dueDelivery({ recipient: 'webhook' })] },
    'to be sent',
  ],
  [
    'given up',
    { deliveries: [dueDelivery({ status: 'failed', error: 'HTTP 404', recipient: 'webhook' })] },
    'FAILED: HTTP 404 (webhook)',
  ],
  [
    'handled and given up',
    {
      handled_at: 1,
      deliveries: [dueDelivery({ status: 'failed', error: 'HTTP 404', recipient: 'webhook' })],
    },
    'handled, FAILED: HTTP 404 (webhook)',
  ],
])('%s reads as it should', (_, changes, state) => {
  expect(tableRow(storedEnquiry(changes), site)).toContain(`  ${state}  `);
});

test('mailed means that everyone who is mailed has it, whatever the webhook does', () => {
  const at = Date.UTC(2026, 10, 20, 11);
  const sent = dueDelivery({ status: 'sent', sent_at: at });
  const mailedAt = (...deliveries: StoredEnquiry['deliveries']) =>
    asListed(storedEnquiry({ deliveries })).mailedAt;
  expect(mailedAt(sent, dueDelivery({ recipient: 'webhook' }))).toBe('2026-11-20T11:00:00.000Z');
  expect(mailedAt(sent, dueDelivery({ recipient: 'team@straitworks.example' }))).toBeNull();
  expect(mailedAt(dueDelivery({ recipient: 'webhook', status: 'sent', sent_at: at }))).toBeNull();
});

test('a whole enquiry shows plan, pages and deliveries', () => {
  const text = describe(
    storedEnquiry({
      plan: 'Twelve weeks\u202E',
      history: 'visit 1\nvisit 2',
      deliveries: [
        dueDelivery({ status: 'sent', sent_at: Date.UTC(2026, 10, 20, 11) }),
        dueDelivery({
          recipient: 'webhook',
          attempts: 2,
          error: 'HTTP 404',
          next_at: Date.UTC(2026, 10, 20, 12),
        }),
      ],
    }),
    site,
  );
  expect(text).toContain('| Topic: Web Application Development');
  expect(text).toContain('received  20 Nov 2026, 18:00 (Singapore)');
  expect(text).toContain('\n| Plan:\n| Twelve weeks\n');
  expect(text).toContain('\n| Pages the visitor read:\n| visit 1\n| visit 2\n');
  expect(text).toContain('to        desk@straitworks.example, sent, 20 Nov 2026, 19:00 (Singapore)');
  expect(text).toContain('to        webhook, due, after 2 tries, next at 20 Nov 2026, 20:00, HTTP 404');
});
