import { describe, expect, test } from 'vitest';
import { noAnswer, onBothDatabases, open, start } from '../../testing/enquiries/on-both-databases.ts';
import { deliveryOf, sampleForm } from '../../testing/enquiries/sample-enquiry.ts';
import { recordAttempt, requeue } from './delivery/queue.ts';
import { setHandled } from './repository.ts';
import type { Submission } from './submit.ts';

const hour = 3_600_000;
const unverified = { answer: noAnswer };
const valid = (key: string) =>
  ({ answer: { verified: true, answer: { key, expiresAt: start + hour } } }) as const;

onBothDatabases((bench) => {
  const kindAt = async (given: Submission, now = start) => (await bench.submit({ ...given, now })).kind;
  const states = async () =>
    (await bench.all()).map(
      ({ verified, quarantine, mail_state, webhook_state }) =>
        `${verified} ${quarantine} ${mail_state} ${webhook_state}`,
    );

  test('stores an accepted enquiry with its consent, for other processes to read', async () => {
    const message = "Line one\nline two: “quotes” 😀 \\ '; drop table";
    const id = await bench.acceptedId(bench.submission({}, { message }));
    await bench.store.close();
    bench.store = open(bench.settings);
    expect(await bench.all()).toMatchObject([
      {
        id,
        received_at: start,
        name: 'Mei Ling Tan',
        message,
        consent_version: sampleForm.consentVersion,
        consented_at: start,
        verified: 1,
        mail_state: 'due',
        webhook_state: 'due',
      },
    ]);
  });

  test('accepts one of 12 duplicates that arrive at once, and gives all of them its id', async () => {
    const identity = { key: 'same-key', content: 'same-content' };
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => bench.submit(bench.submission({ identity }))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => 'id' in outcome && outcome.id)).size).toBe(1);
    expect(await bench.all()).toHaveLength(1);
  });

  test('takes the same content for the same enquiry for an hour, and the same key for a day', async () => {
    const content = bench.submission({ identity: { key: null, content: 'c' } });
    const keyed = bench.submission({ identity: { key: 'k', content: 'v' } });
    await bench.submit(content);
    await bench.submit(keyed);
    expect(await kindAt(content, start + hour - 1)).toBe('repeated');
    expect(await kindAt(content, start + hour)).toBe('accepted');
    expect(await kindAt(keyed, start + 23 * hour)).toBe('repeated');
    expect(await bench.submit({ ...keyed, identity: { key: 'k', content: 'other' } })).toMatchObject({
      kind: 'rejected',
      reason: 'reused-key',
    });
    expect(await kindAt({ ...keyed, identity: { key: null, content: 'v' } })).toBe('repeated');
    expect(await kindAt(keyed, start + 24 * hour)).toBe('accepted');
  });

  test('a key that has expired stands for the words that it came with last', async () => {
    await bench.submit(bench.submission({ identity: { key: 'k', content: 'v' } }));
    const next = bench.submission({ identity: { key: 'k', content: 'w' } });
    expect(await kindAt(next, start + 24 * hour)).toBe('accepted');
    expect(await kindAt(next, start + 24 * hour)).toBe('repeated');
  });

  test('verifies one enquiry with a captcha answer, and holds the next that uses it', async () => {
    expect(await bench.submit(bench.submission(valid('a')))).toMatchObject({ verified: true, concerns: [] });
    expect(await bench.submit(bench.submission(valid('a')))).toMatchObject({
      verified: false,
      concerns: ['captcha-replayed'],
    });
    expect((await states()).sort()).toEqual(['0 null held held', '1 null due due']);
  });

  test('sends an enquiry without a captcha answer only if it may, and never one in quarantine', async () => {
    const rules = { notifyUnverified: true };
    await bench.submit(bench.submission(unverified));
    await bench.submit(bench.submission(unverified), rules);
    const robot = bench.submission({ honeypot: true });
    expect(await bench.submit(robot, rules)).toMatchObject({ verified: false, concerns: ['honeypot'] });
    expect(await states()).toEqual(['0 null held held', '0 null due due', '0 honeypot held held']);
    expect(await bench.all({ quarantined: false })).toHaveLength(2);
    expect(await bench.all({ quarantined: true })).toHaveLength(1);
  });

  test('says that someone is notified only where a mail or a post follows, and so to a repeat', async () => {
    const none = { smtpUrl: undefined, enquiryWebhookUrl: undefined };
    const isNotified = async (...given: Parameters<typeof bench.submit>) => {
      const outcome = await bench.submit(...given);
      return outcome.kind === 'rejected' ? outcome.reason : outcome.notified;
    };
    expect(await isNotified(bench.submission())).toBe(true);
    expect(await isNotified(bench.submission(), none)).toBe(false);
    expect(await isNotified(bench.submission(), { smtpUrl: undefined })).toBe(true);
    expect(await isNotified(bench.submission(unverified), { notifyUnverified: true })).toBe(true);
    const robot = bench.submission({ honeypot: true });
    expect(await isNotified(robot, { notifyUnverified: true })).toBe(false);

    const held = bench.submission(unverified);
    const id = await bench.acceptedId(held);
    expect(await isNotified(held)).toBe(false);
    await requeue(bench.store, 'mail', id, start);
    expect(await isNotified(held)).toBe(true);
  });

  describe('a repeat of an unverified enquiry with a valid captcha answer', () => {
    test.each([
      ['the same key', { key: 'k', content: 'c' }],
      ['the same content', { key: null, content: 'c' }],
    ])('verifies and sends it, with %s', async (_, identity) => {
      const first = bench.submission({ identity, ...unverified });
      const id = await bench.acceptedId(first);
      const repeat = { ...first, ...valid('a'), now: start + 1000 };
      expect(await bench.submit(repeat)).toEqual({ kind: 'repeated', id, verified: true, notified: true });
      expect(await states()).toEqual(['1 null due due']);
      expect((await deliveryOf(bench.store, id)).due_at).toBe(start + 1000);
      const again = await bench.submit({ ...repeat, ...valid('b') });
      expect(again).toEqual({ kind: 'repeated', id, verified: false, notified: true });
    });

    test('verifies it once when five come at the same time', async () => {
      const first = bench.submission(unverified);
      await bench.acceptedId(first);
      const repeats = ['1', '2', '3', '4', '5'].map((key) => bench.submit({ ...first, ...valid(key) }));
      const outcomes = await Promise.all(repeats);
      expect(outcomes.filter((outcome) => 'verified' in outcome && outcome.verified)).toHaveLength(1);
    });

    test("doesn't send it again if it was sent unverified", async () => {
      const first = bench.submission(unverified);
      const id = await bench.acceptedId(first, { notifyUnverified: true });
      const sent = { state: 'sent', sent_at: start, error: null } as const;
      await recordAttempt(bench.store, 'mail', { id, attempt: 0 }, { recorded: sent }, start);
      await bench.submit({ ...first, ...valid('a') });
      expect(await states()).toEqual(['1 null sent due']);
    });

    test('leaves it unverified if the answer was used before or the honeypot is filled', async () => {
      const first = bench.submission(unverified);
      const id = await bench.acceptedId(first);
      await bench.submit(bench.submission(valid('used')));
      const repeated = { kind: 'repeated', id, verified: false, notified: false };
      expect(await bench.submit({ ...first, ...valid('used') })).toEqual(repeated);
      expect(await bench.submit({ ...first, ...valid('unused'), honeypot: true })).toEqual(repeated);
      expect((await states())[0]).toBe('0 null held held');
    });

    test('releases it from quarantine if the honeypot is empty', async () => {
      const first = bench.submission({ ...unverified, honeypot: true });
      await bench.acceptedId(first);
      await bench.submit({ ...first, ...valid('a'), honeypot: false });
      expect(await states()).toEqual(['1 null due due']);
    });
  });

  describe('the limit for each sender', () => {
    const limits = { limitPerSender: 3 };

    test('is exact when 30 arrive at once, and a rejection uses up nothing', async () => {
      const submissions = Array.from({ length: 30 }, () => bench.submission());
      const outcomes = await Promise.all(submissions.map((given) => bench.submit(given, limits)));
      expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(3);
      expect(await bench.all()).toHaveLength(3);
      const rejected = submissions.filter((_, index) => outcomes[index]?.kind === 'rejected');
      const elsewhere = rejected.slice(0, 2).map((given) => bench.submit({ ...given, sender: 'sender:two' }));
      expect(await Promise.all(elsewhere)).toMatchObject([{ verified: true }, { verified: true }]);
    });

    test('is half as high without a captcha answer, and starts again with the next hour', async () => {
      for (const kind of ['accepted', 'accepted', 'rejected']) {
        expect(await bench.submit(bench.submission(unverified), limits)).toMatchObject({ kind });
      }
      const now = start + 12 * 60_000;
      expect(await bench.submit(bench.submission({ ...unverified, now }), limits)).toEqual({
        kind: 'rejected',
        reason: 'limit-unverifiedSender',
        retryAfterSeconds: 48 * 60,
      });
      expect(await bench.submit(bench.submission({ now }), limits)).toMatchObject({ kind: 'accepted' });
      expect(await bench.submit(bench.submission({ now }), limits)).toMatchObject({ reason: 'limit-sender' });
      const later = bench.submission({ ...unverified, now: start + hour });
      expect(await bench.submit(later, limits)).toMatchObject({ kind: 'accepted' });
    });

    test.each([
      ['ten years ahead', 10 * 365 * 24 * hour],
      ['a day late', -24 * hour],
    ])('counts from zero after a clock that was %s is set right', async (_, wrong) => {
      for (let sent = 0; sent < 4; sent += 1) {
        await bench.submit(bench.submission({ now: start + wrong }), limits);
      }
      for (const kind of ['accepted', 'accepted', 'accepted', 'rejected']) {
        expect(await bench.submit(bench.submission(), limits)).toMatchObject({ kind });
      }
    });
  });

  test('counts held enquiries in bytes, because a letter can take several', async () => {
    const wide = bench.submission(unverified, { message: '字'.repeat(500) });
    expect(await bench.submit(wide, { limitHeldMb: 0.0012 })).toMatchObject({ reason: 'limit-held' });
    expect(await bench.submit(wide, { limitHeldMb: 0.0018 })).toMatchObject({ kind: 'accepted' });
  });

  describe('past the limit for all senders together', () => {
    const limits = { limitOverall: 2, limitHeld: 3, notifyUnverified: true };
    const fill = async () => {
      for (const sender of ['sender:a', 'sender:b']) await bench.submit(bench.submission({ sender }), limits);
    };

    test('sends verified enquiries and holds the others', async () => {
      await fill();
      expect(await bench.submit(bench.submission(), limits)).toMatchObject({ verified: true, concerns: [] });
      expect(await bench.submit(bench.submission(unverified), limits)).toMatchObject({
        concerns: ['limit-global', 'captcha-missing'],
      });
      expect((await states()).slice(2)).toEqual(['1 null due due', '0 null held held']);
    });

    test('rejects unverified enquiries when too many are held, until someone handles one', async () => {
      await fill();
      const send = () => bench.submit(bench.submission(unverified), limits);
      for (const kind of ['accepted', 'accepted', 'accepted']) expect(await send()).toMatchObject({ kind });
      expect(await send()).toEqual({ kind: 'rejected', reason: 'limit-held', retryAfterSeconds: 3600 });
      expect(await bench.submit(bench.submission(), limits)).toMatchObject({ kind: 'accepted' });
      const held = (await bench.all()).find(({ mail_state }) => mail_state === 'held');
      await setHandled(bench.store, held?.id ?? '', start);
      expect(await send()).toMatchObject({ kind: 'accepted' });
    });
  });
});
