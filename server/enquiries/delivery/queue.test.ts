import { expect, test } from 'vitest';
import {
  onBothDatabases,
  onDatabase,
  type StoreBench,
  start,
} from '../../../testing/enquiries/on-both-databases.ts';
import { deliveryOf } from '../../../testing/enquiries/sample-enquiry.ts';
import { claimDueEnquiry, type Recorded, recordDelivery, requeue } from './queue.ts';

const hour = 3_600_000;
const sent: Recorded = { state: 'sent', sent_at: start, error: null };
const failed: Recorded = { state: 'failed', error: '550' };

const claimFrom = ({ store }: StoreBench, now = start) => claimDueEnquiry(store, 'mail', now, 60_000);

onBothDatabases((bench) => {
  const claim = (now?: number) => claimFrom(bench, now);
  const record = (id: string, recorded: Recorded, attempt = 0) =>
    recordDelivery(bench.store, 'mail', { id, attempt }, recorded);

  test('gives no enquiry to two of 10 that claim at once', async () => {
    const ids = [await bench.acceptedId(), await bench.acceptedId(), await bench.acceptedId()];
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));
    expect(claims.flatMap((claimed) => claimed?.enquiry.id ?? []).sort()).toEqual(ids.sort());
  });

  test('gives out first what has been due for longest', async () => {
    // Stored in another order than they are due.
    const late = await bench.acceptedId(bench.submission({ now: start + 3 }));
    const early = await bench.acceptedId(bench.submission({ now: start + 1 }));
    const between = await bench.acceptedId(bench.submission({ now: start + 2 }));
    const claimed = [await claim(start + 9), await claim(start + 9), await claim(start + 9)];
    expect(claimed.map((claim) => claim?.enquiry.id)).toEqual([early, between, late]);
  });

  test('gives a claim out again when its lease ends', async () => {
    const id = await bench.acceptedId();
    expect((await claim())?.attempt).toBe(1);
    expect(await claim(start + 59_999)).toBeNull();
    expect(await claim(start + 60_000)).toMatchObject({ enquiry: { id }, attempt: 2 });
  });

  test('takes an enquiry as due if the clock was hours ahead when it came in', async () => {
    const id = await bench.acceptedId(bench.submission({ now: start + 3 * hour }));
    expect(await claim()).toMatchObject({ enquiry: { id } });
    expect(await claim()).toBeNull();
  });

  test('leaves alone what is sent or failed, and what is due later', async () => {
    await record(await bench.acceptedId(), sent);
    const failedId = await bench.acceptedId();
    await record(failedId, failed);
    const laterId = await bench.acceptedId();
    await record(laterId, { state: 'due', due_at: start + hour, error: '451', failing_since: start });
    expect(await claim()).toBeNull();
    expect(await claim(start + hour)).toMatchObject({ enquiry: { id: laterId }, failingSince: start });
    await requeue(bench.store, 'mail', failedId, start);
    expect(await claim()).toMatchObject({ enquiry: { id: failedId }, attempt: 1, failingSince: null });
  });

  test('queues nothing for a channel that is off, and keeps the channels apart', async () => {
    const id = await bench.acceptedId(bench.submission(), { smtpUrl: undefined });
    expect(await bench.all()).toMatchObject([{ mail_state: 'off', webhook_state: 'due' }]);
    expect(await claim()).toBeNull();
    await recordDelivery(bench.store, 'webhook', { id, attempt: 0 }, sent);
    await requeue(bench.store, 'mail', id, start);
    expect(await bench.all()).toMatchObject([{ mail_state: 'due', webhook_state: 'sent' }]);
  });

  test('lets a requeue during a delivery win over how that delivery ends', async () => {
    const id = await bench.acceptedId();
    await claim();
    await requeue(bench.store, 'mail', id, start);
    await record(id, sent, 1);
    expect(await deliveryOf(bench.store, id)).toMatchObject({ state: 'due', sent_at: null });
  });

  test('takes what is requeued out of quarantine, and forgets its failure', async () => {
    const id = await bench.acceptedId(bench.submission({ honeypot: true }));
    await record(id, failed);
    await requeue(bench.store, 'mail', id, start);
    expect(await bench.all()).toMatchObject([{ mail_state: 'due', mail_error: null, quarantine: null }]);
  });
});

onDatabase('PostgreSQL', (bench) => {
  test('passes over what another instance is claiming at this moment', async () => {
    const first = await bench.acceptedId();
    const second = await bench.acceptedId(bench.submission({ now: start + 1 }));
    await bench.store.use((db) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('delivery').selectAll().where('enquiry_id', '=', first).forUpdate().execute();
        expect(await claimFrom(bench, start + 1)).toMatchObject({ enquiry: { id: second } });
      }),
    );
  });
});
