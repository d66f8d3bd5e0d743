/** The upgrade to six tables: nothing is lost by it, and the previous release still runs on the new tables. */
import { expect, test } from 'vitest';
import { earlierEnquiry, makeEarlierStore } from '../../../testing/enquiries/earlier-store.ts';
import { onBothDatabases, start } from '../../../testing/enquiries/on-both-databases.ts';
import { deliveryOf } from '../../../testing/enquiries/sample-enquiry.ts';
import { listRejections } from '../counters.ts';
import { claimDueEnquiry, recordDelivery } from '../delivery/queue.ts';
import { findEarlier } from '../idempotency.ts';
import { listAuditLog } from '../repository.ts';

onBothDatabases((bench) => {
  const upgraded = async (fill: (earlier: Awaited<ReturnType<typeof makeEarlierStore>>) => Promise<void>) => {
    const settings = await bench.createDatabase();
    const earlier = await makeEarlierStore(settings);
    await fill(earlier);
    await bench.replace(settings);
    await bench.all();
    return earlier;
  };

  test('keeps every enquiry with the state of its deliveries', async () => {
    const failed = { mail_state: 'failed', mail_attempts: 3, mail_error: '550', mail_failing_since: 900 };
    const sent = { mail_state: 'sent', mailed_at: 2000, webhook_state: 'sent', webhook_sent_at: 3000 };
    await upgraded((earlier) =>
      earlier.insert(
        'enquiry',
        earlierEnquiry('1-due'),
        earlierEnquiry('2-sent', { ...sent, handled_at: 4000 }),
        earlierEnquiry('3-failed', { ...failed, webhook_state: 'due', webhook_error: 'HTTP 500' }),
        earlierEnquiry('4-held', { verified: 0, mail_state: 'held', webhook_state: 'held' }),
        earlierEnquiry('5-robot', { verified: 0, quarantine: 'honeypot', mail_state: 'held' }),
        earlierEnquiry('6-off', { mail_state: 'off', webhook_state: 'failed', webhook_error: 'HTTP 404' }),
      ),
    );
    expect(await bench.all()).toMatchObject([
      { id: '1-due', name: 'Mei', mail_state: 'due', mailed_at: null, webhook_state: 'off' },
      { id: '2-sent', mail_state: 'sent', mailed_at: 2000, webhook_sent_at: 3000, handled_at: 4000 },
      { id: '3-failed', mail_state: 'failed', mail_attempts: 3, mail_error: '550', webhook_state: 'due' },
      { id: '4-held', verified: 0, mail_state: 'held', webhook_state: 'held' },
      { id: '5-robot', quarantine: 'honeypot', mail_state: 'held' },
      { id: '6-off', mail_state: 'off', webhook_state: 'failed', webhook_error: 'HTTP 404' },
    ]);
    expect(await deliveryOf(bench.store, '3-failed')).toMatchObject({ due_at: 1000, failing_since: 900 });
  });

  test('keeps repeats, used captcha answers, counts of rejections and the audit log', async () => {
    const entry = { at: 1, who: 'tan@desk', action: 'export', enquiries: 2 };
    await upgraded(async (earlier) => {
      await earlier.insert('enquiry', earlierEnquiry('one'));
      await earlier.insert('reply', { key: 'k', words: 'c', enquiry_id: 'one', expires_at: start });
      await earlier.insert('spent_captcha', { key: 'captcha-1', expires_at: start });
      await earlier.insert('refusal', { day: '2026-11-20', reason: 'too-large', times: 3 });
      await earlier.insert('operator_log', entry);
    });
    const identity = { key: 'k', content: 'c' };
    expect(await bench.store.use((db) => findEarlier(db, identity, 1))).toMatchObject({ id: 'one' });
    const answer = { verified: true, answer: { key: 'captcha-1', expiresAt: start } } as const;
    expect(await bench.submit(bench.submission({ answer }))).toMatchObject({
      concerns: ['captcha-replayed'],
    });
    expect(await listRejections(bench.store)).toEqual([{ day: '2026-11-20', reason: 'too-large', times: 3 }]);
    expect(await listAuditLog(bench.store)).toEqual([entry]);
  });

  test('lets the previous release start again, and deliver what this one has stored', async () => {
    const earlier = await upgraded(async () => undefined);
    await earlier.start();
    const identity = { key: 'k', content: 'c' };
    const id = await bench.acceptedId(bench.submission({ identity }));
    expect(await earlier.all('enquiry')).toMatchObject([
      { id, mail_state: 'due', mail_due_at: start, webhook_state: 'due', webhook_due_at: start },
    ]);
    expect(await earlier.all('reply')).toMatchObject([
      { key: 'c', words: 'c', enquiry_id: id },
      { key: 'k', words: 'c', enquiry_id: id },
    ]);
    await earlier.update('enquiry', { id }, { mail_state: 'sent', mailed_at: 5000, handled_at: 6000 });
    expect(await bench.all()).toMatchObject([{ mail_state: 'sent', mailed_at: 5000, handled_at: 6000 }]);
    expect(await claimDueEnquiry(bench.store, 'mail', start, 60_000)).toBeNull();
  });

  test('delivers what the previous release stores on the new tables, and tells it', async () => {
    const earlier = await upgraded(async () => undefined);
    await earlier.insert('enquiry', earlierEnquiry('one', { webhook_state: 'due', webhook_due_at: start }));
    await earlier.insert('reply', { key: 'k', words: 'c', enquiry_id: 'one', expires_at: 9000 });
    await earlier.update('reply', { key: 'k' }, { expires_at: start });
    await earlier.insert('operator_log', { at: 1, who: 'tan@desk', action: 'purge', enquiries: 2 });
    const claim = await claimDueEnquiry(bench.store, 'mail', start, 60_000);
    expect(claim).toMatchObject({ enquiry: { id: 'one' }, attempt: 1 });
    expect(await earlier.all('enquiry')).toMatchObject([{ mail_due_at: start + 60_000, mail_attempts: 1 }]);
    const sent = { state: 'sent', sent_at: start, error: null } as const;
    await recordDelivery(bench.store, 'mail', { id: 'one', attempt: 1 }, sent);
    expect(await earlier.all('enquiry')).toMatchObject([
      { mail_state: 'sent', mailed_at: start, webhook_state: 'due', webhook_due_at: start },
    ]);
    const identity = { key: 'k', content: 'c' };
    expect(await bench.store.use((db) => findEarlier(db, identity, 9000))).toMatchObject({ id: 'one' });
    expect(await listAuditLog(bench.store)).toMatchObject([{ action: 'purge', enquiries: 2 }]);
  });
});
