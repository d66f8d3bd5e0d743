/** What is refused or held back for its number, and when it is taken again. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import { answerEarly } from './accept.ts';
import { setHandled } from './enquiries.ts';
import { takeFromLimits } from './limits.ts';

const hour = 3_600_000;
const defaultLimits = { limitPerSender: 40, limitOverall: 1000, limitHeld: 10_000 };

onBothDatabases((bench) => {
  test('a limit is exact under 30 at once, and what it refuses takes nothing', async () => {
    const limits = { limitPerSender: 7, limitOverall: 1000 };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => bench.accept(bench.submission(), limits)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(7);
    expect(await bench.all()).toHaveLength(7);
    const spent = await bench.store.use((db) => db.selectFrom('spent_captcha').selectAll().execute());
    expect(spent).toHaveLength(7);
  });

  test('past the limit for everyone enquiries are kept, and held instead of mailed', async () => {
    const limits = { limitOverall: 7 };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        bench.accept(bench.submission({ senders: [{ key: `s${index}`, factor: 1 }] }), limits),
      ),
    );
    const held = outcomes.map((acceptance) => acceptance.outcome === 'accepted' && acceptance.held);
    expect(held.filter((by) => by === null)).toHaveLength(7);
    expect(held.filter((by) => by === 'everyone')).toHaveLength(23);
    const states = (await bench.all()).map(
      ({ mail_state, webhook_state }) => `${mail_state} ${webhook_state}`,
    );
    expect(states.filter((state) => state === 'due due')).toHaveLength(7);
    expect(states.filter((state) => state === 'held held')).toHaveLength(23);
  });

  test('with too many held already, what is over the limit for everyone is refused', async () => {
    const limits = { limitOverall: 5, limitHeld: 3 };
    const outcomes = [];
    for (let sent = 0; sent < 9; sent += 1) outcomes.push(await bench.accept(bench.submission(), limits));
    expect(outcomes.slice(7)).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'limited', by: 'held', retryAfterMs: hour },
    ]);
    const held = (await bench.all()).filter(({ mail_state }) => mail_state === 'held');
    expect(held).toHaveLength(3);
    await setHandled(bench.store, held[0]?.id ?? '', start);
    expect(await bench.accept(bench.submission(), limits)).toMatchObject({ held: 'everyone' });
  });

  test('an enquiry does not count against itself where it is held anyway', async () => {
    // Two of five without a captcha answer; these are held as well, as unverified.
    const limits = { limitOverall: 5, limitHeld: 3 };
    const captcha = { verified: false, failure: 'captcha-missing' } as const;
    const outcomes = [];
    for (let sent = 0; sent < 4; sent += 1) {
      outcomes.push((await bench.accept(bench.submission({ captcha }), limits)).outcome);
    }
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'limited']);
    expect(await bench.all()).toHaveLength(3);
  });

  test('what is held is counted once a second at most, by a clock that cannot be set', async () => {
    let elapsed = 5000;
    const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
    onTestFinished(() => monotonic.mockRestore());
    const accept = bench.acceptor({ limitOverall: 5, limitHeld: 2 });
    const send = async () => {
      const acceptance = await accept(bench.submission());
      return acceptance.outcome === 'accepted' ? acceptance.held : acceptance.outcome;
    };
    const sent = [];
    for (let turn = 0; turn < 8; turn += 1) sent.push(await send());
    elapsed += 999;
    sent.push(await send());
    expect(sent.slice(5)).toEqual(['everyone', 'everyone', 'everyone', 'everyone']);
    elapsed += 1;
    expect(await send()).toBe('limited');

    const held = (await bench.all()).filter(({ mail_state }) => mail_state === 'held');
    for (const { id } of held) await setHandled(bench.store, id, start);
    elapsed += 999;
    expect(await send()).toBe('limited');
    elapsed += 1;
    expect(await send()).toBe('everyone');
  });

  test('a flood of unverified enquiries takes nothing from what is left for verified ones', async () => {
    // Without a captcha answer two of them.
    const limits = { limitOverall: 5 };
    const captcha = { verified: false, failure: 'captcha-missing' } as const;
    for (let sent = 0; sent < 6; sent += 1)
      await bench.accept(bench.submission({ captcha }), { ...limits, notifyUnverified: true });
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await bench.accept(bench.submission(), limits)).toMatchObject({ held: null });
    }
    expect(await bench.accept(bench.submission(), limits)).toMatchObject({ held: 'everyone' });
    const states = (await bench.all()).map(({ verified, mail_state }) => `${verified} ${mail_state}`);
    expect(states.filter((state) => state === '0 due')).toHaveLength(2);
    expect(states.filter((state) => state === '0 held')).toHaveLength(4);
  });

  test('networks within networks have limits of their own', async () => {
    const limits = { limitPerSender: 2, limitOverall: 1000 };
    const send = async (small: string, large: string) => {
      const senders = [
        { key: small, factor: 1 },
        { key: large, factor: 2 },
      ];
      return (await bench.accept(bench.submission({ senders }), limits)).outcome;
    };
    expect([await send('a', 'x'), await send('a', 'x'), await send('a', 'x')]).toEqual([
      'accepted',
      'accepted',
      'limited',
    ]);
    expect([await send('b', 'x'), await send('b', 'x'), await send('c', 'x')]).toEqual([
      'accepted',
      'accepted',
      'limited',
    ]);
    expect(await send('c', 'y')).toBe('accepted');
  });

  test('what is certain to be refused or repeated is known without the captcha', async () => {
    const limits = { ...defaultLimits, limitPerSender: 1 };
    const first = bench.submission({ identity: { key: null, content: 'c' } });
    const { identity, senders, now } = first;
    expect(await answerEarly(bench.store, { identity, senders, now }, limits)).toBeNull();
    const id = await bench.acceptedId(first, limits);
    expect(await answerEarly(bench.store, { identity, senders, now }, limits)).toEqual({
      outcome: 'repeated',
      id,
    });
    const other = { identity: { key: null, content: 'd' }, senders, now };
    expect(await answerEarly(bench.store, other, limits)).toEqual({
      outcome: 'limited',
      by: 'sender',
      retryAfterMs: hour,
    });
    expect(await answerEarly(bench.store, { ...other, now: start + hour }, limits)).toBeNull();
    // What a clock that was years ahead has left behind counts for nothing.
    expect(await answerEarly(bench.store, { ...other, now: start - 9000 * hour }, limits)).toBeNull();
  });

  test('a limit refills evenly, and says when', async () => {
    const wanted = [
      { by: 'sender', key: 'plenty', burst: 100 },
      { by: 'unverifiedSender', key: 'scarce', burst: 6 },
    ] as const;
    const takeAt = async (now: number) => {
      const reached = await bench.store.use((db) => takeFromLimits(db, wanted, now));
      return reached ? [reached.by, reached.retryAfterMs] : 'taken';
    };
    for (let burst = 0; burst < 6; burst += 1) expect(await takeAt(start)).toBe('taken');
    expect(await takeAt(start)).toEqual(['unverifiedSender', 600_000]);
    expect(await takeAt(start + 599_999)).toEqual(['unverifiedSender', 1]);
    expect(await takeAt(start + 600_000)).toBe('taken');
    expect(await takeAt(start + 600_000)).toEqual(['unverifiedSender', 600_000]);
    for (let burst = 0; burst < 6; burst += 1) expect(await takeAt(start + 2 * hour)).toBe('taken');
  });

  test.each([
    ['three hours', 3 * hour],
    ['ten years', 10 * 365 * 24 * hour],
  ])(
    'an enquiry taken while the clock was %s ahead closes the form for nobody afterwards',
    async (_, ahead) => {
      await bench.accept(bench.submission({ now: start + ahead }), defaultLimits);
      await bench.accept(bench.submission({ now: start + ahead }), defaultLimits);
      for (let sent = 0; sent < 40; sent += 1) {
        expect(await bench.accept(bench.submission(), defaultLimits)).toMatchObject({ outcome: 'accepted' });
      }
      expect(await bench.accept(bench.submission(), defaultLimits)).toMatchObject({ outcome: 'limited' });
      expect(await bench.accept(bench.submission({ now: start + hour }), defaultLimits)).toMatchObject({
        outcome: 'accepted',
      });
    },
  );

  test('the limit holds between instances whose clocks differ by seconds', async () => {
    const limits = { limitPerSender: 3, limitOverall: 1000 };
    for (let sent = 0; sent < 3; sent += 1) {
      await bench.accept(bench.submission({ now: start + 5000 }), limits);
    }
    expect(await bench.accept(bench.submission(), limits)).toMatchObject({ outcome: 'limited' });
  });

  test('an unverified sender has a lower limit than a verified one', async () => {
    const captcha = { verified: false, failure: 'captcha-missing' } as const;
    const burst = 20;
    for (let taken = 0; taken < burst; taken += 1)
      await bench.accept(bench.submission({ captcha }), defaultLimits);
    expect(await bench.accept(bench.submission({ captcha }), defaultLimits)).toMatchObject({
      by: 'unverifiedSender',
    });
    expect(await bench.accept(bench.submission(), defaultLimits)).toMatchObject({ outcome: 'accepted' });
  });
});
