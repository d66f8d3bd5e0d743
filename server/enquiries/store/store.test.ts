/** Everything the store promises, on both databases, which are real ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateEnquiry } from '../../../contract/enquiry.ts';
import { usualLimits } from '../limits.ts';
import { runEnquiries } from '../testing/run-command.ts';
import { sampleFields, sampleTopics } from '../testing/sample-enquiry.ts';
import { noLimits } from '../testing/start-desk.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { type Acceptance, acceptEnquiry, type Submission } from './accept.ts';
import { takeOfEach } from './allowance.ts';
import { findEnquiry, listEnquiries, listRefusals, markHandled } from './desk-work.ts';
import { claimDueEnquiry, giveUpMail, mailAgain, markMailed, postponeMail } from './mail-queue.ts';
import { MigrationFailed, migrate, migrations } from './migrate.ts';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import { countRefusals } from './refusals.ts';
import { erasePerson, purgeEnquiries, removeExpired } from './remove.ts';
import { rememberSecret } from './secrets.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 20, 10);
const open = (settings: StoreSettings) => openStore(settings, () => undefined);

const databases: [string, () => Promise<StoreSettings>][] = [
  ['SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'store-')) })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() })],
];

describe.each(databases)('%s', (_, createDatabase) => {
  let settings: StoreSettings;
  let store: Store;
  let sent = 0;
  beforeEach(async () => {
    settings = await createDatabase();
    store = open(settings);
    // Connections take time to open; what should meet at the same moment must not queue for them.
    await Promise.all(Array.from({ length: 12 }, () => all()));
    return async () => {
      await store.close();
      if (settings.dataDir) rmSync(settings.dataDir, { recursive: true });
    };
  });

  const submission = (changes: Partial<Submission> = {}, fields: Record<string, string> = {}): Submission => {
    const { enquiry } = validateEnquiry(sampleFields(fields), sampleTopics);
    if (enquiry === null) throw new Error('The sample is not valid.');
    sent += 1;
    return {
      enquiry,
      marks: { key: null, words: `words-${sent}` },
      sender: 'sender',
      captcha: { verified: true, spend: { key: `captcha-${sent}`, expiresAt: start + hour } },
      quarantine: null,
      now: start,
      ...changes,
    };
  };
  const accept = (given: Submission, limits = noLimits, mailUnverified = false): Promise<Acceptance> =>
    store.use((db) => acceptEnquiry(db, given, { limits, mailUnverified }));
  const acceptedId = async (given: Submission): Promise<string> => {
    const acceptance = await accept(given);
    if (!('id' in acceptance)) throw new Error(acceptance.outcome);
    return acceptance.id;
  };
  const all = (filter = {}) => store.use((db) => collect(listEnquiries(db, filter)));
  const claim = (now = start) =>
    store.use((db) => claimDueEnquiry(db, { now, leaseMs: 60_000, skipLocked: store.file === null }));

  test('an accepted enquiry can be read back whole, with its consent', async () => {
    const id = await acceptedId(
      submission({}, { message: "Line one\nline two — “quotes” 😀 \\ '; drop table" }),
    );
    const stored = await store.use((db) => findEnquiry(db, id));
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
    const id = await acceptedId(submission());
    await store.close();
    store = open(settings);
    expect((await all()).map((enquiry) => enquiry.id)).toEqual([id]);
  });

  test('of 12 twins at once one is taken, and all learn its id', async () => {
    const marks = { key: 'same-key', words: 'same-words' };
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => accept(submission({ marks }))));
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(
      new Set(outcomes.map((acceptance) => ('id' in acceptance ? acceptance.id : acceptance.outcome))).size,
    ).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  test('the same words count as the same enquiry for an hour, a key for a day', async () => {
    const words = submission({ marks: { key: null, words: 'w' } });
    const keyed = submission({ marks: { key: 'k', words: 'v' } });
    await accept(words);
    await accept(keyed);
    const outcomeAt = async (given: Submission, now: number) => (await accept({ ...given, now })).outcome;
    expect(await outcomeAt(words, start + hour - 1)).toBe('repeated');
    expect(await outcomeAt(words, start + hour)).toBe('accepted');
    expect(await outcomeAt(keyed, start + 23 * hour)).toBe('repeated');
    expect(await outcomeAt({ ...keyed, marks: { key: 'k', words: 'other' } }, start)).toBe('reused-key');
    expect(await outcomeAt({ ...keyed, marks: { key: null, words: 'v' } }, start)).toBe('repeated');
    expect(await outcomeAt(keyed, start + 24 * hour)).toBe('accepted');
  });

  test('a captcha answer verifies one enquiry; the next is kept unverified and not mailed', async () => {
    const captcha = { verified: true, spend: { key: 'spent', expiresAt: start + hour } } as const;
    expect(await accept(submission({ captcha }))).toMatchObject({ verified: true, replayed: false });
    expect(await accept(submission({ captcha }))).toMatchObject({ verified: false, replayed: true });
    const states = (await all()).map(({ verified, mail_state }) => `${verified} ${mail_state}`);
    expect(states.sort()).toEqual(['0 held', '1 due']);
  });

  test('unverified enquiries are mailed if so wished, those in quarantine never', async () => {
    const captcha = { verified: false, doubt: 'captcha-missing' } as const;
    await accept(submission({ captcha }), noLimits, true);
    await accept(submission({ captcha, quarantine: 'honeypot' }), noLimits, true);
    expect((await all()).map(({ mail_state }) => mail_state).sort()).toEqual(['due', 'held']);
    expect(await all({ quarantined: false })).toHaveLength(1);
    expect(await all({ quarantined: true })).toHaveLength(1);
  });

  test('a limit is exact under 30 at once, and what it refuses takes nothing', async () => {
    const limits = { ...noLimits, everyone: 7 };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => accept(submission({ sender: `s${index}` }), limits)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(7);
    expect(await all()).toHaveLength(7);
    const spent = await store.use((db) => db.selectFrom('spent_captcha').selectAll().execute());
    expect(spent).toHaveLength(7);
  });

  test('an allowance refills evenly, and says when', async () => {
    const wanted = [
      { key: 'plenty', burst: 100 },
      { key: 'scarce', burst: 6 },
    ];
    const takeAt = async (now: number) => {
      const shortage = await store.use((db) => takeOfEach(db, wanted, 60_000, now));
      return shortage ? [shortage.short.key, shortage.forMs] : 'taken';
    };
    for (let burst = 0; burst < 6; burst += 1) expect(await takeAt(start)).toBe('taken');
    expect(await takeAt(start)).toEqual(['scarce', 10_000]);
    expect(await takeAt(start + 9_999)).toEqual(['scarce', 1]);
    expect(await takeAt(start + 10_000)).toBe('taken');
    expect(await takeAt(start + 10_000)).toEqual(['scarce', 10_000]);
    for (let burst = 0; burst < 6; burst += 1) expect(await takeAt(start + hour)).toBe('taken');
  });

  test('an unverified sender has less allowance than a verified one', async () => {
    const captcha = { verified: false, doubt: 'captcha-missing' } as const;
    const burst = usualLimits.unverifiedSender;
    for (let taken = 0; taken < burst; taken += 1) await accept(submission({ captcha }), usualLimits);
    expect(await accept(submission({ captcha }), usualLimits)).toMatchObject({ by: 'unverifiedSender' });
    expect(await accept(submission(), usualLimits)).toMatchObject({ outcome: 'accepted' });
  });

  test('of 10 that claim mail at once, no two get the same enquiry', async () => {
    const ids = [
      await acceptedId(submission()),
      await acceptedId(submission()),
      await acceptedId(submission()),
    ];
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));
    expect(claims.flatMap((enquiry) => enquiry?.id ?? []).sort()).toEqual(ids.sort());
  });

  test('a claim whose holder died is free again when its lease ends', async () => {
    const id = await acceptedId(submission());
    expect((await claim())?.mail_attempts).toBe(1);
    expect(await claim(start + 59_999)).toBeNull();
    expect(await claim(start + 60_000)).toMatchObject({ id, mail_attempts: 2 });
  });

  test('mail that is sent, refused or postponed is due accordingly', async () => {
    const [sentId, failedId, laterId] = [
      await acceptedId(submission()),
      await acceptedId(submission()),
      await acceptedId(submission()),
    ];
    await store.use(async (db) => {
      await markMailed(db, sentId, start + 5);
      await giveUpMail(db, failedId, 'EENVELOPE 550');
      await postponeMail(db, laterId, start + hour, 'EENVELOPE 451');
    });
    expect(await claim()).toBeNull();
    expect(await claim(start + hour)).toMatchObject({ id: laterId, mail_error: 'EENVELOPE 451' });
    expect(await store.use((db) => findEnquiry(db, sentId))).toMatchObject({
      mail_state: 'sent',
      mailed_at: start + 5,
    });
    expect(await store.use((db) => mailAgain(db, failedId, start))).toBe(true);
    expect(await claim()).toMatchObject({ id: failedId, mail_error: null });
    expect(await store.use((db) => mailAgain(db, 'none', start))).toBe(false);
  });

  test('purge removes what is older than the retention, with all that refers to it', async () => {
    await accept(submission({ now: start - 731 * 24 * hour }));
    const kept = await acceptedId(submission({ now: start - 729 * 24 * hour }));
    expect(await purgeEnquiries(store, { retentionDays: 730, now: start })).toBe(1);
    expect((await all()).map(({ id }) => id)).toEqual([kept]);
    expect(await store.use((db) => db.selectFrom('reply').select('enquiry_id').execute())).toEqual([
      { enquiry_id: kept },
    ]);
  });

  test('erasing removes one person, however they typed their address, and nobody else', async () => {
    await accept(submission({}, { email: 'Mei.Ling@Visitor.example' }));
    await accept(submission({}, { email: 'mei.ling@visitor.example' }));
    await accept(submission({}, { email: 'mei_ling@visitor.example' }));
    expect(await erasePerson(store, ' MEI.LING@visitor.example ')).toBe(2);
    expect((await all()).map(({ email }) => email)).toEqual(['mei_ling@visitor.example']);
  });

  test('hashed addresses, used captcha answers and replies go when they expire', async () => {
    await accept(submission(), usualLimits);
    await removeExpired(store, start + 25 * hour);
    for (const table of ['allowance', 'spent_captcha', 'reply'] as const) {
      expect(await store.use((db) => db.selectFrom(table).selectAll().execute()), table).toEqual([]);
    }
    expect(await all()).toHaveLength(1);
  });

  test('refusals add up by day and reason, across instances', async () => {
    const other = open(settings);
    const counters = [countRefusals(store, () => start), countRefusals(other, () => start)];
    for (const counter of counters) {
      counter.count('honeypot');
      counter.count('honeypot');
      counter.count('captcha-forged');
      await counter.flush();
      await counter.flush();
    }
    await other.close();
    expect(await store.use(listRefusals)).toEqual([
      { day: '2026-11-20', reason: 'captcha-forged', times: 2 },
      { day: '2026-11-20', reason: 'honeypot', times: 4 },
    ]);
  });

  test('processes that start together on an empty database agree on its tables', async () => {
    const { dataDir, databaseUrl } = await createDatabase();
    const environment = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    const runs = await Promise.all(Array.from({ length: 4 }, () => runEnquiries(['list'], environment)));
    expect(runs).toEqual(Array(4).fill({ code: 0, stdout: '', stderr: '' }));
    if (dataDir) rmSync(dataDir, { recursive: true });
  }, 20_000);

  test('instances share their secrets', async () => {
    const other = open(settings);
    const secret = await rememberSecret(store, 'captcha-key')();
    expect(secret).toHaveLength(43);
    expect(await rememberSecret(other, 'captcha-key')()).toBe(secret);
    expect(await rememberSecret(other, 'sender-salt')()).not.toBe(secret);
    await other.close();
  });

  test('an enquiry can be marked as handled', async () => {
    const id = await acceptedId(submission());
    expect(await store.use((db) => markHandled(db, id, start + 1))).toBe(true);
    expect((await all())[0]?.handled_at).toBe(start + 1);
    expect(await store.use((db) => markHandled(db, 'none', start))).toBe(false);
  });

  test('more enquiries than fit a page are listed once each, in order', async () => {
    const id = await acceptedId(submission());
    await store.use(async (db) => {
      const row = await findEnquiry(db, id);
      if (row === null) throw new Error('The sample is gone.');
      const copies = Array.from({ length: 1000 }, (_, index) => ({ ...row, id: `${id}-${index}` }));
      for (let from = 0; from < 1000; from += 100) {
        await db
          .insertInto('enquiry')
          .values(copies.slice(from, from + 100))
          .execute();
      }
    });
    const ids = (await all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1001);
  });

  test('a migration that fails says which, and leaves nothing half done', async () => {
    const broken = {
      ...migrations,
      '003-broken': {
        up: async (db: Kysely<unknown>) => {
          await db.schema.createTable('half_done').addColumn('id', 'text').execute();
          await db.schema.alterTable('no_such_table').addColumn('id', 'text').execute();
        },
      },
    };
    const fresh = await createDatabase();
    const other = open(fresh);
    const attempt = other.use((db) => migrate(db, broken));
    await expect(attempt).rejects.toThrow(MigrationFailed);
    await expect(attempt).rejects.toThrow('003-broken');
    await expect(
      other.use((db) =>
        db
          .selectFrom('half_done' as never)
          .selectAll()
          .execute(),
      ),
    ).rejects.toThrow();
    await other.close();
    if (fresh.dataDir) rmSync(fresh.dataDir, { recursive: true });
  });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
