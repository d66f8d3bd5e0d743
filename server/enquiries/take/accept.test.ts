import { beforeEach, expect, test } from 'vitest';
import {
  onBothDatabases,
  onDatabase,
  rules,
  start,
  type TestedStore,
} from '../../../testing/enquiries/on-both-databases.ts';
import { sampleForm } from '../../../testing/enquiries/sample-enquiry.ts';
import { openStore } from '../store/store.ts';
import { setHandled } from '../store/stored-enquiries.ts';
import { accept, type Incoming } from './accept.ts';

const day = 24 * 3_600_000;
const desk = 'desk@straitworks.example';

/** In the order in which they were sent: ids of one millisecond are in any order. */
const statesIn = async (tested: TestedStore) =>
  (await tested.all())
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map(
      ({ verified, spam, deliveries }) =>
        `${verified ? 'verified' : 'unverified'}${spam ? ', spam' : ''}: ${deliveries.map(({ recipient }) => recipient).join(' ')}`,
    );

onBothDatabases((tested) => {
  beforeEach(() => tested.openConnections());
  const states = () => statesIn(tested);

  test('stores an enquiry with its consent and a row for each recipient, for other processes to read', async () => {
    const message = "Line one\nline two: “quotes” 😀 \\ '; drop table";
    const id = await tested.acceptedId(tested.incoming({}, { message }));
    await tested.store.close();
    tested.store = openStore(tested.settings);
    const due = { status: 'due', next_at: 0, attempts: 0, error: null, sent_at: null };
    expect(await tested.all()).toMatchObject([
      {
        id,
        received_at: start,
        message,
        verified: 1,
        spam: 0,
        consent_version: sampleForm.consentVersion,
        consented_at: start,
        deliveries: [
          { recipient: desk, ...due },
          { recipient: 'webhook', ...due },
        ],
      },
    ]);
  });

  test('stores one of 12 duplicates that arrive at once, and gives all of them its id', async () => {
    const duplicates = Array.from({ length: 12 }, () =>
      tested.incoming({ captchaHash: 'the same answer' }, { name: 'Twin' }),
    );
    const accepted = await Promise.all(duplicates.map((one) => tested.accept(one)));
    expect(accepted.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(new Set(accepted.map((one) => 'id' in one && one.id)).size).toBe(1);
    expect(await tested.all()).toHaveLength(1);
  });

  test('the same words from the same address are the same enquiry for a day', async () => {
    const words = tested.incoming({}, { email: 'Mei@visitor.example' });
    await tested.accept(words);
    const kindAt = async (now: number, one = words) => (await tested.accept({ ...one, now })).kind;
    expect(await kindAt(start + day - 1)).toBe('repeated');
    expect(await kindAt(start + day)).toBe('stored');
    const shouted = { ...words, enquiry: { ...words.enquiry, email: 'MEI@VISITOR.EXAMPLE' } };
    expect(await kindAt(start + day + 1, shouted)).toBe('repeated');
    const planned = { ...words, enquiry: { ...words.enquiry, plan: 'Ten weeks' } };
    expect(await kindAt(start + day + 1, planned)).toBe('stored');
    expect(await tested.all()).toHaveLength(3);
  });

  test('a captcha answer counts once, also when ten enquiries bring it at the same time', async () => {
    const copies = Array.from({ length: 10 }, () => tested.incoming({ captchaHash: 'one answer' }));
    await Promise.all(copies.map((one) => tested.accept(one)));
    const all = await states();
    expect(all.filter((state) => state === `verified: ${desk} webhook`)).toHaveLength(1);
    expect(all.filter((state) => state === `unverified: ${desk} webhook`)).toHaveLength(9);
  });

  test('a repeat with a captcha answer tells of what looked like spam, once of five at the same time', async () => {
    const spam = tested.incoming({ captchaHash: null, honeypot: true });
    const id = await tested.acceptedId(spam);
    const repeats = ['1', '2', '3', '4', '5'].map((captchaHash) => tested.accept({ ...spam, captchaHash }));
    const kinds = (await Promise.all(repeats)).map(({ kind }) => kind);
    expect(kinds).toContain('confirmed');
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
    expect((await tested.all())[0]?.id).toBe(id);
  });

  test('a repeat with a captcha answer makes an unverified one verified, and tells nobody again', async () => {
    const unverified = tested.incoming({ captchaHash: null });
    await tested.accept(unverified);
    await tested.store.run((db) => db.updateTable('delivery').set({ status: 'sent' }).execute());
    const again = { ...unverified, captchaHash: 'right' };
    expect((await tested.accept(again, { recipients: ['new@straitworks.example'] })).kind).toBe('confirmed');
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
    expect((await tested.all())[0]?.deliveries.map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('without a captcha answer so many are taken in an hour from everybody together, counted in the store', async () => {
    const limit = { limitUnverified: 3 };
    const kindOf = async (changes: Partial<Incoming>) =>
      (await tested.accept(tested.incoming(changes), limit)).kind;
    const unverified = { captchaHash: null };
    const kinds: string[] = [];
    for (let sent = 0; sent < 4; sent += 1) kinds.push(await kindOf(unverified));
    expect(kinds).toEqual(['stored', 'stored', 'stored', 'limited']);
    expect(await kindOf({})).toBe('stored');
    expect(await kindOf({ ...unverified, now: start + 3_600_000 })).toBe('stored');
  });
});

/** The rules, which are ours and no database's. */
onDatabase('SQLite', (tested) => {
  const states = () => statesIn(tested);

  test('the same words are a new enquiry once someone has handled the first', async () => {
    const words = tested.incoming();
    const id = await tested.acceptedId(words);
    await setHandled(tested.store, id, start);
    const again = await tested.accept(words);
    expect(again.kind).toBe('stored');
    expect(await tested.accept(words)).toMatchObject({ kind: 'repeated', id: 'id' in again && again.id });
  });

  test('counts what isn’t a repeat towards the limit, and treats a used answer as none', async () => {
    const counted: boolean[] = [];
    const send = async (one: Incoming, wait: number | null = null) => {
      const count = (verified: boolean) => {
        counted.push(verified);
        return wait;
      };
      return await accept(tested.store, rules, one, count);
    };
    const first = tested.incoming({ captchaHash: 'one answer' });
    await send(first);
    await send(first);
    await send(tested.incoming({ captchaHash: 'one answer' }));
    expect(counted).toEqual([true, false]);
    const limited = await send(tested.incoming(), 60);
    expect(limited).toEqual({ kind: 'limited', retryAfterSeconds: 60 });
    expect(await tested.all()).toHaveLength(2);
  });

  test('tells of what has no captcha answer too, unless the hidden field is filled in', async () => {
    await tested.accept(tested.incoming({ captchaHash: null }));
    await tested.accept(tested.incoming({ captchaHash: null, honeypot: true }));
    expect(await states()).toEqual([`unverified: ${desk} webhook`, 'unverified, spam: ']);
  });

  test('the hidden field, which a password manager fills in, changes nothing with a captcha answer', async () => {
    expect(await tested.accept(tested.incoming({ honeypot: true }))).toMatchObject({ verified: true });
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
  });

  test('a repeat with a captcha answer that was used before leaves spam as it is', async () => {
    await tested.accept(tested.incoming({ captchaHash: 'used' }));
    const spam = tested.incoming({ captchaHash: null, honeypot: true });
    await tested.accept(spam);
    expect((await tested.accept({ ...spam, captchaHash: 'used' })).kind).toBe('repeated');
    expect((await states())[1]).toBe('unverified, spam: ');
  });

  test('a repeat of what nobody was told of, because nobody was configured, is told', async () => {
    const one = tested.incoming();
    await tested.accept(one, { recipients: [] });
    await tested.accept(one);
    expect(await states()).toEqual([`verified: ${desk} webhook`]);
  });
});
