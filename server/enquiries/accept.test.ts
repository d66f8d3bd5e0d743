import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases, open, rules, start } from '../../testing/enquiries/on-both-databases.ts';
import { sampleForm } from '../../testing/enquiries/sample-enquiry.ts';
import { accept, type Incoming, OutcomeUnknown } from './accept.ts';
import { StoreUnavailable } from './store/errors.ts';
import type { Store } from './store/store.ts';
import { setHandled } from './stored-enquiries.ts';

const day = 24 * 3_600_000;
const desk = 'desk@straitworks.example';

onBothDatabases((bench) => {
  beforeEach(() => bench.openConnections());

  /** In the order in which they were sent: ids of one millisecond are in any order. */
  const states = async () =>
    (await bench.all())
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
      .map(
        ({ verified, held, deliveries }) =>
          `${verified ? 'verified' : 'unverified'}${held ? ', held' : ''}: ${deliveries.map(({ recipient }) => recipient).join(' ')}`,
      );

  test('stores an enquiry with its consent and a row for each recipient, for other processes to read', async () => {
    const message = "Line one\nline two: “quotes” 😀 \\ '; drop table";
    const id = await bench.acceptedId(bench.incoming({}, { message }));
    await bench.store.close();
    bench.store = open(bench.settings);
    const due = { status: 'due', next_at: 0, attempts: 0, error: null, sent_at: null };
    expect(await bench.all()).toMatchObject([
      {
        ...{ id, received_at: start, message, verified: 1, held: 0 },
        ...{ consent_version: sampleForm.consentVersion, consented_at: start },
        deliveries: [
          { recipient: desk, ...due },
          { recipient: 'webhook', ...due },
        ],
      },
    ]);
  });

  test('stores one of 12 duplicates that arrive at once, and gives all of them its id', async () => {
    const duplicates = Array.from({ length: 12 }, () =>
      bench.incoming({ captchaHash: 'the same answer' }, { name: 'Twin' }),
    );
    const accepted = await Promise.all(duplicates.map((one) => bench.accept(one)));
    expect(accepted.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(new Set(accepted.map((one) => 'id' in one && one.id)).size).toBe(1);
    expect(await bench.all()).toHaveLength(1);
  });

  test('the same words from the same address are the same enquiry for a day, wherever the clock was then', async () => {
    const words = bench.incoming({}, { email: 'Mei@visitor.example' });
    await bench.accept(words);
    const kindAt = async (now: number, one = words) => (await bench.accept({ ...one, now })).kind;
    expect(await kindAt(start + day - 1)).toBe('repeated');
    expect(await kindAt(start - day + 1)).toBe('repeated');
    expect(await kindAt(start + day)).toBe('stored');
    const shouted = { ...words, enquiry: { ...words.enquiry, email: 'MEI@VISITOR.EXAMPLE' } };
    expect(await kindAt(start + day + 1, shouted)).toBe('repeated');
    expect(await kindAt(start - 10 * day)).toBe('stored');
    expect(await bench.all()).toHaveLength(3);
  });

  test('the same words are a new enquiry once someone has handled the first', async () => {
    const words = bench.incoming();
    const id = await bench.acceptedId(words);
    await setHandled(bench.store, id, start);
    const again = await bench.accept(words);
    expect(again.kind).toBe('stored');
    expect(await bench.accept(words)).toMatchObject({ kind: 'repeated', id: 'id' in again && again.id });
  });

  test('where the commit’s answer is lost on PostgreSQL we don’t know, and the same words find what was stored', async () => {
    const losing: Store = {
      ...bench.store,
      transaction: async (work) => {
        await bench.store.transaction(work);
        throw new StoreUnavailable('the connection broke');
      },
    };
    const one = bench.incoming();
    const lost = accept(losing, rules, one, () => null);
    await expect(lost).rejects.toThrow(bench.store.isPostgres ? OutcomeUnknown : StoreUnavailable);
    expect((await bench.accept(one)).kind).toBe('repeated');
  });

  test('a captcha answer counts once, also when ten enquiries bring it at the same time', async () => {
    const copies = Array.from({ length: 10 }, () => bench.incoming({ captchaHash: 'one answer' }));
    await Promise.all(copies.map((one) => bench.accept(one)));
    const all = await states();
    expect(all.filter((state) => state === `verified: ${desk} webhook`)).toHaveLength(1);
    expect(all.filter((state) => state === 'unverified, held: ')).toHaveLength(9);
  });

  test('counts towards the limit what is no repeat, and as without an answer what brings a used one', async () => {
    const counted: boolean[] = [];
    const send = async (one: Incoming, wait: number | null = null) => {
      const count = (verified: boolean) => {
        counted.push(verified);
        return wait;
      };
      return await accept(bench.store, rules, one, count);
    };
    const first = bench.incoming({ captchaHash: 'one answer' });
    await send(first);
    await send(first);
    await send(bench.incoming({ captchaHash: 'one answer' }));
    expect(counted).toEqual([true, false]);
    const limited = await send(bench.incoming(), 60);
    expect(limited).toEqual({ kind: 'limited', retryAfterSeconds: 60 });
    expect(await bench.all()).toHaveLength(2);
  });

  test('holds what has no captcha answer, unless it may be sent and the hidden field is empty', async () => {
    const unverified = { captchaHash: null };
    await bench.accept(bench.incoming(unverified));
    await bench.accept(bench.incoming(unverified), { notifyUnverified: true });
    await bench.accept(bench.incoming({ ...unverified, honeypot: true }), { notifyUnverified: true });
    expect(await states()).toEqual([
      'unverified, held: ',
      `unverified: ${desk} webhook`,
      'unverified, held: ',
    ]);
  });

  test('the hidden field, which a password manager fills in, changes nothing with a captcha answer', async () => {
    expect(await bench.accept(bench.incoming({ honeypot: true }))).toMatchObject({
      verified: true,
      notified: true,
    });
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
  });

  test('says that someone is notified only where a delivery follows, and so to a repeat', async () => {
    const notified = async (...given: Parameters<typeof bench.accept>) => {
      const accepted = await bench.accept(...given);
      return 'id' in accepted ? accepted.notified : accepted.kind;
    };
    const one = bench.incoming();
    expect([await notified(one), await notified(one)]).toEqual([true, true]);
    const unconfigured = bench.incoming();
    expect([await notified(unconfigured, { recipients: [] }), await notified(unconfigured)]).toEqual([
      false,
      false,
    ]);
    const held = bench.incoming({ captchaHash: null });
    expect([await notified(held), await notified(held)]).toEqual([false, false]);
  });

  test('a repeat with a captcha answer verifies what was held, once of five at the same time', async () => {
    const held = bench.incoming({ captchaHash: null, honeypot: true });
    const id = await bench.acceptedId(held);
    const repeats = ['1', '2', '3', '4', '5'].map((captchaHash) => bench.accept({ ...held, captchaHash }));
    const kinds = (await Promise.all(repeats)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'verified']);
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
    expect((await bench.all())[0]?.id).toBe(id);
  });

  test('a repeat with a captcha answer that was used before leaves it held', async () => {
    await bench.accept(bench.incoming({ captchaHash: 'used' }));
    const held = bench.incoming({ captchaHash: null });
    await bench.accept(held);
    expect(await bench.accept({ ...held, captchaHash: 'used' })).toMatchObject({
      kind: 'repeated',
      notified: false,
    });
    expect((await states())[1]).toBe('unverified, held: ');
  });

  test('holds as many as it may, until someone handles one', async () => {
    const limit = { limitHeld: 3 };
    const kinds: string[] = [];
    for (let sent = 0; sent < 5; sent += 1)
      kinds.push((await bench.accept(bench.incoming({ captchaHash: null }), limit)).kind);
    expect(kinds).toEqual(['stored', 'stored', 'stored', 'no-room', 'no-room']);
    expect(await bench.accept(bench.incoming(), limit)).toMatchObject({ kind: 'stored' });
    const [held] = await bench.all({ held: true });
    await setHandled(bench.store, held?.id ?? '', start);
    expect(await bench.accept(bench.incoming({ captchaHash: null }), limit)).toMatchObject({
      kind: 'stored',
    });
  });
});
