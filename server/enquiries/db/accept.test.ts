import { expect, test } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import type { Submission } from './accept.ts';

const hour = 3_600_000;

onBothDatabases((bench) => {
  test('an accepted enquiry can be read back whole, with its consent', async () => {
    const id = await bench.acceptedId(
      bench.submission({}, { message: "Line one\nline two — “quotes” 😀 \\ '; drop table" }),
    );
    const [stored] = await bench.all();
    expect(stored).toMatchObject({
      id,
      received_at: start,
      name: 'Mei Ling Tan',
      message: "Line one\nline two — “quotes” 😀 \\ '; drop table",
      consent_version: expect.stringMatching(/^\d{4}-/),
      consented_at: start,
      verified: 1,
      mail_state: 'due',
    });
  });

  test('an enquiry outlives the process', async () => {
    const id = await bench.acceptedId(bench.submission());
    await bench.reopen();
    expect((await bench.all()).map((enquiry) => enquiry.id)).toEqual([id]);
  });

  test('of 12 twins at once one is taken, and all learn its id', async () => {
    const identity = { key: 'same-key', content: 'same-words' };
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => bench.accept(bench.submission({ identity }))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(
      new Set(outcomes.map((acceptance) => ('id' in acceptance ? acceptance.id : acceptance.outcome))).size,
    ).toBe(1);
    expect(await bench.all()).toHaveLength(1);
  });

  test('the same words count as the same enquiry for an hour, a key for a day', async () => {
    const words = bench.submission({ identity: { key: null, content: 'w' } });
    const keyed = bench.submission({ identity: { key: 'k', content: 'v' } });
    await bench.accept(words);
    await bench.accept(keyed);
    const outcomeAt = async (given: Submission, now: number) =>
      (await bench.accept({ ...given, now })).outcome;
    expect(await outcomeAt(words, start + hour - 1)).toBe('repeated');
    expect(await outcomeAt(words, start + hour)).toBe('accepted');
    expect(await outcomeAt(keyed, start + 23 * hour)).toBe('repeated');
    expect(await outcomeAt({ ...keyed, identity: { key: 'k', content: 'other' } }, start)).toBe('reused-key');
    expect(await outcomeAt({ ...keyed, identity: { key: null, content: 'v' } }, start)).toBe('repeated');
    expect(await outcomeAt(keyed, start + 24 * hour)).toBe('accepted');
  });

  test('a captcha answer verifies one enquiry; the next is kept unverified and not mailed', async () => {
    const captcha = { verified: true, answer: { key: 'spent', expiresAt: start + hour } } as const;
    expect(await bench.accept(bench.submission({ captcha }))).toMatchObject({
      verified: true,
      replayed: false,
    });
    expect(await bench.accept(bench.submission({ captcha }))).toMatchObject({
      verified: false,
      replayed: true,
    });
    const states = (await bench.all()).map(({ verified, mail_state }) => `${verified} ${mail_state}`);
    expect(states.sort()).toEqual(['0 held', '1 due']);
  });

  test('a filled honeypot makes an enquiry unverified, whatever its captcha answer', async () => {
    expect(await bench.accept(bench.submission({ quarantine: 'honeypot' }))).toMatchObject({
      outcome: 'accepted',
      verified: false,
    });
    expect(await bench.all()).toMatchObject([{ verified: 0, quarantine: 'honeypot', mail_state: 'held' }]);
  });

  test('unverified enquiries are mailed if so wished, those in quarantine never', async () => {
    const captcha = { verified: false, failure: 'captcha-missing' } as const;
    await bench.accept(bench.submission({ captcha }), { notifyUnverified: true });
    await bench.accept(bench.submission({ captcha, quarantine: 'honeypot' }), { notifyUnverified: true });
    expect((await bench.all()).map(({ mail_state }) => mail_state).sort()).toEqual(['due', 'held']);
    expect(await bench.all({ quarantined: false })).toHaveLength(1);
    expect(await bench.all({ quarantined: true })).toHaveLength(1);
  });
});
