import { describe, expect, test } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import { type Channel, claimDueEnquiry, type Recorded, recordDelivery, sendAgain } from './delivery-queue.ts';

const hour = 3_600_000;
const sent: Recorded = { state: 'sent', at: start, error: null };

onBothDatabases((bench) => {
  describe.each<Channel>(['mail', 'webhook'])('%s', (channel) => {
    const claim = (now = start) => claimDueEnquiry(bench.store, channel, now, 60_000);
    const stored = async (id: string) => (await bench.all()).find((enquiry) => enquiry.id === id);

    test('of 10 that claim at once, no two get the same enquiry', async () => {
      const ids = [
        await bench.acceptedId(bench.submission()),
        await bench.acceptedId(bench.submission()),
        await bench.acceptedId(bench.submission()),
      ];
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));
      expect(claims.flatMap((claimed) => claimed?.enquiry.id ?? []).sort()).toEqual(ids.sort());
    });

    test('what another instance is claiming at this moment is passed over, not waited for', async () => {
      // SQLite has one writer at a time, and so no such moment.
      if (bench.store.file !== null) return;
      const first = await bench.acceptedId(bench.submission());
      const second = await bench.acceptedId(bench.submission({ now: start + 1 }));
      await bench.store.use((db) =>
        db.transaction().execute(async (trx) => {
          await trx.selectFrom('enquiry').select('id').where('id', '=', first).forUpdate().execute();
          expect(await claim(start + 1)).toMatchObject({ enquiry: { id: second } });
        }),
      );
    });

    test('what has been due for longest comes first', async () => {
      // Taken in another order than they are due, so that the order of rows does not decide.
      const late = await bench.acceptedId(bench.submission({ now: start + 3 }));
      const early = await bench.acceptedId(bench.submission({ now: start + 1 }));
      const between = await bench.acceptedId(bench.submission({ now: start + 2 }));
      const claimed = [await claim(start + 9), await claim(start + 9), await claim(start + 9)];
      expect(claimed.map((claim) => claim?.enquiry.id)).toEqual([early, between, late]);
    });

    test('a claim whose holder died is free again when its lease ends', async () => {
      const id = await bench.acceptedId(bench.submission());
      expect((await claim())?.attempt).toBe(1);
      expect(await claim(start + 59_999)).toBeNull();
      expect(await claim(start + 60_000)).toMatchObject({ enquiry: { id }, attempt: 2 });
    });

    test.each([
      ['three hours', 3 * hour],
      ['ten years', 10 * 365 * 24 * hour],
    ])('an enquiry taken while the clock was %s ahead is due now', async (_, ahead) => {
      const id = await bench.acceptedId(bench.submission({ now: start + ahead }));
      expect(await claim()).toMatchObject({ enquiry: { id } });
      expect(await claim()).toBeNull();
    });

    test('what is sent, refused or postponed is due accordingly', async () => {
      const [sentId, failedId, laterId] = [
        await bench.acceptedId(bench.submission()),
        await bench.acceptedId(bench.submission()),
        await bench.acceptedId(bench.submission()),
      ];
      await recordDelivery(bench.store, channel, sentId, sent);
      await recordDelivery(bench.store, channel, failedId, { state: 'failed', at: start, error: '550' });
      await recordDelivery(bench.store, channel, laterId, { state: 'due', at: start + hour, error: '451' });
      expect(await claim()).toBeNull();
      expect(await claim(start + hour)).toMatchObject({ enquiry: { id: laterId } });
      await sendAgain(bench.store, failedId, start);
      expect(await claim()).toMatchObject({ enquiry: { id: failedId }, attempt: 1 });
    });

    test('one queue leaves the other alone', async () => {
      const other = channel === 'mail' ? 'webhook' : 'mail';
      const id = await bench.acceptedId(bench.submission());
      await recordDelivery(bench.store, channel, id, sent);
      expect(await claimDueEnquiry(bench.store, other, start, 60_000)).toMatchObject({ enquiry: { id } });
      expect(await stored(id)).toMatchObject({ [`${channel}_state`]: 'sent', [`${other}_state`]: 'due' });
    });
  });

  test('what is sent again is mailed again, and posted only if it was not', async () => {
    const id = await bench.acceptedId(bench.submission());
    for (const channel of ['mail', 'webhook'] as const) await recordDelivery(bench.store, channel, id, sent);
    await sendAgain(bench.store, id, start);
    expect((await bench.all())[0]).toMatchObject({ mail_state: 'due', webhook_state: 'sent' });
  });

  test('what is sent again leaves quarantine, and its old failure behind', async () => {
    const id = await bench.acceptedId(bench.submission({ quarantine: 'honeypot' }));
    await recordDelivery(bench.store, 'mail', id, { state: 'failed', at: start, error: '550' });
    await sendAgain(bench.store, id, start);
    expect((await bench.all())[0]).toMatchObject({ mail_state: 'due', mail_error: null, quarantine: null });
  });
});
