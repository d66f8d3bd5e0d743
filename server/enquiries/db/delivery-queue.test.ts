import { expect, test } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import { claimDueEnquiry, giveUpMail, mailAgain, markMailed, postponeMail } from './delivery-queue.ts';
import { findEnquiry } from './enquiries.ts';

const hour = 3_600_000;

onBothDatabases((bench) => {
  const claim = (now = start) => claimDueEnquiry(bench.store, now, 60_000);

  test('of 10 that claim mail at once, no two get the same enquiry', async () => {
    const ids = [
      await bench.acceptedId(bench.submission()),
      await bench.acceptedId(bench.submission()),
      await bench.acceptedId(bench.submission()),
    ];
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));
    expect(claims.flatMap((enquiry) => enquiry?.id ?? []).sort()).toEqual(ids.sort());
  });

  test('a claim whose holder died is free again when its lease ends', async () => {
    const id = await bench.acceptedId(bench.submission());
    expect((await claim())?.mail_attempts).toBe(1);
    expect(await claim(start + 59_999)).toBeNull();
    expect(await claim(start + 60_000)).toMatchObject({ id, mail_attempts: 2 });
  });

  test.each([
    ['three hours', 3 * hour],
    ['ten years', 10 * 365 * 24 * hour],
  ])('an enquiry taken while the clock was %s ahead is due now', async (_, ahead) => {
    const id = await bench.acceptedId(bench.submission({ now: start + ahead }));
    expect(await claim()).toMatchObject({ id });
    expect(await claim()).toBeNull();
  });

  test('mail that is sent, refused or postponed is due accordingly', async () => {
    const [sentId, failedId, laterId] = [
      await bench.acceptedId(bench.submission()),
      await bench.acceptedId(bench.submission()),
      await bench.acceptedId(bench.submission()),
    ];
    await markMailed(bench.store, sentId, start + 5);
    await giveUpMail(bench.store, failedId, 'EENVELOPE 550');
    await postponeMail(bench.store, laterId, start + hour, 'EENVELOPE 451');
    expect(await claim()).toBeNull();
    expect(await claim(start + hour)).toMatchObject({ id: laterId, mail_error: 'EENVELOPE 451' });
    expect(await findEnquiry(bench.store, sentId)).toMatchObject({
      mail_state: 'sent',
      mailed_at: start + 5,
    });
    expect(await mailAgain(bench.store, failedId, start)).toBe(true);
    expect(await claim()).toMatchObject({ id: failedId, mail_error: null });
    expect(await mailAgain(bench.store, 'none', start)).toBe(false);
  });
});
