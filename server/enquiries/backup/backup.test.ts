/** An operator's bad day: a dead disk, a wrong one, half a copy, an import during traffic, an erasure in between. */
import { randomUUIDv7 } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { onBothDatabases, open } from '../../../testing/enquiries/on-both-databases.ts';
import { emptyDatabase } from '../../../testing/enquiries/postgres.ts';
import { listJson, runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry, sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import type { StoreSettings } from '../store/store.ts';
import { nameOfCopy } from './copies.ts';

const desk = 'desk@straitworks.example';
const day = 86_400_000;

onBothDatabases((bench) => {
  /** What doesn't depend on the database is tested on one. */
  const testOfFiles = bench.database === 'SQLite' ? test : undefined;
  let BACKUP_DIR: string;
  beforeEach(() => {
    BACKUP_DIR = temporaryFolder();
  });

  const environmentOf = ({ DATA_DIR, DATABASE_URL }: StoreSettings): Record<string, string> =>
    DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
  const run = (args: string[], settings: StoreSettings = bench.settings, more: Record<string, string> = {}) =>
    runEnquiries(args, { ...environmentOf(settings), BACKUP_DIR, ...more });
  const ok = async (...given: Parameters<typeof run>) => {
    const result = await run(...given);
    if (result.code !== 0) throw new Error(result.stderr);
    return result.stdout;
  };
  const copies = () => readdirSync(BACKUP_DIR).filter((name) => name.endsWith('Z.jsonl'));
  const backUp = async () => {
    await ok(['backup']);
    return join(BACKUP_DIR, copies().at(-1) ?? '');
  };
  const add = async (name: string, changes: Parameters<typeof insertEnquiry>[1] = {}) => {
    const received_at = await bench.store.now();
    return await insertEnquiry(bench.store, { id: randomUUIDv7(), name, received_at, ...changes });
  };
  const states = async () =>
    (await bench.all())
      .map(
        ({ name, held, deliveries }) =>
          `${name}${held ? ' held' : ''}: ${deliveries.map(({ status }) => status).join(' ')}`,
      )
      .sort();

  test('a dead disk: all that was copied comes back with its deliveries, what was due comes in held, and nothing is mailed', async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    await add('Sent', { deliveries: [dueDelivery({ status: 'sent', sent_at: 7 })] });
    await add('Due', { deliveries: [dueDelivery()] });
    await add('Half', {
      deliveries: [dueDelivery({ status: 'sent' }), dueDelivery({ recipient: 'webhook' })],
    });
    await add('Failed', { deliveries: [dueDelivery({ status: 'failed', error: 'x' })] });
    await add('Unverified', { verified: 0, held: 1 });
    await add('Before anyone was configured');
    const copy = await backUp();

    await bench.replace();
    await using service = await startService({
      settings: { ...bench.settings, ...mail.settings },
      limits: { timing: { pollMs: 50 } },
    });
    expect(await ok(['import', copy])).toMatch(
      /Added 6 enquiries\. 0 were there already[\s\S]*3 of them are held/,
    );
    await service.post(sampleFields({ name: 'Came meanwhile' }));
    expect(await states()).toEqual([
      'Before anyone was configured: ',
      'Came meanwhile held: ',
      'Due held: ',
      'Failed: failed',
      'Half held: sent',
      'Sent: sent',
      'Unverified held: ',
    ]);
    // The daily mail about what is held answers to nobody, and isn't meant.
    const told = () => mail.received.flatMap(({ replyTo }) => replyTo?.[0]?.name ?? []).sort();
    expect(told()).toEqual([]);
    // As an operator then decides: to everyone who lacks it, once.
    await ok(['mail', '--held'], bench.settings, mail.settings);
    await ok(['mail', '--never'], bench.settings, mail.settings);
    const all = ['Before anyone was configured', 'Came meanwhile', 'Due', 'Unverified'];
    await expect.poll(told, { timeout: 60_000 }).toEqual(all);
    await expect
      .poll(async () => (await states()).every((state) => / (?:sent|failed)$/.test(state)), {
        message: 'recorded',
      })
      .toBe(true);
    expect(told()).toEqual(all);
  });

  test('from one database into the other and back, twice over, while enquiries come in: each is there once', async () => {
    for (let count = 0; count < 120; count += 1) await add(`Visitor ${count}`);
    const original = (await bench.all()).map(({ id }) => id).sort();
    const first = await backUp();
    const settings: StoreSettings = bench.store.isPostgres
      ? { DATA_DIR: temporaryFolder() }
      : { DATA_DIR: '', DATABASE_URL: await emptyDatabase() };
    await using service = await startService({ settings });
    let posted = 0;
    let isOver = false;
    const visitors = (async () => {
      for (; !isOver; posted += 1) {
        const { status } = await service.post(sampleFields({ name: `Meanwhile ${posted}` }));
        expect(status).toBe(201);
      }
    })();
    expect(await ok(['import', first], settings)).toContain('Added 120 enquiries. 0 were there');
    expect(await ok(['import', first], settings)).toContain('Added 0 enquiries. 120 were there');
    isOver = true;
    await visitors;
    const there = await listJson(environmentOf(settings));
    expect(there).toHaveLength(120 + posted);
    expect(posted).toBeGreaterThan(0);

    const back = join(BACKUP_DIR, 'back.jsonl');
    await ok(['backup', back], settings);
    expect(await ok(['import', back])).toContain(`Added ${posted} enquiries. 120 were there`);
    expect(await ok(['import', back])).toContain('Added 0 enquiries.');
    const all = (await bench.all()).map(({ id }) => id).sort();
    expect(all).toEqual(there.map(({ id }) => id).sort());
    expect(original.filter((id) => !all.includes(id))).toEqual([]);
  });

  test('an export brought in again is the same export', async () => {
    await add('Plan', { plan: 'Twelve\nweeks', history: 'visit 1\nvisit 2', topic: 'a', handled_at: 5 });
    await add('Sent', { deliveries: [dueDelivery({ status: 'sent', sent_at: 9, attempts: 3 })] });
    const lines = async () => (await ok(['export'])).split('\n').slice(1);
    const before = await lines();
    const copy = await backUp();
    await bench.replace();
    await bench.all();
    await ok(['import', copy]);
    expect(await lines()).toEqual(before);
  });

  test('a person who was erased after the copy stays out, also from a copy that lacks the list, and others come in', async () => {
    const email = 'mei@visitor.example';
    await add('Mei', { email });
    await add('Ahmad', { email: 'ahmad@visitor.example' });
    const old = await backUp();
    expect(await ok(['erase', 'Mei@Visitor.example'])).toContain('an import leaves them out');
    await add('Mei again', { email, received_at: (await bench.store.now()) + 1000 });
    const later = join(BACKUP_DIR, 'later.jsonl');
    await ok(['backup', later]);
    expect(readFileSync(join(BACKUP_DIR, 'erasures.jsonl'), 'utf8')).not.toMatch(/mei@|visitor\.example/i);

    await bench.replace();
    await bench.all();
    expect(await ok(['import', old])).toMatch(/Added 1 enquiries.*and 1 are of people who were erased/);
    // On a new machine, whose backup folder is empty: the list comes with the later copy.
    BACKUP_DIR = temporaryFolder();
    await bench.replace();
    await bench.all();
    await ok(['import', later]);
    await ok(['import', old]);
    expect((await bench.all()).map(({ name }) => name).sort()).toEqual(['Ahmad', 'Mei again']);
  });

  test('a person who was erased stays out, although a copy has them under an address that was corrected since', async () => {
    await add('Mei', { email: 'mai@visitor.example' });
    const old = await backUp();
    await bench.store.run((db) => db.updateTable('enquiry').set({ email: 'mei@visitor.example' }).execute());
    await ok(['erase', 'mei@visitor.example']);
    expect(await ok(['import', old])).toMatch(/Added 0 enquiries.*and 1 are of people who were erased/);
    expect(await bench.all()).toEqual([]);
  });

  testOfFiles?.('without BACKUP_DIR, erase says that an import would bring the person back', async () => {
    await add('Mei', { email: 'mei@visitor.example' });
    const { stdout } = await runEnquiries(['erase', 'mei@visitor.example'], environmentOf(bench.settings));
    expect(stdout).toContain(
      'There is no BACKUP_DIR, so an import of an earlier export would bring them back',
    );
  });

  testOfFiles?.(
    'a copy that is cut short anywhere, damaged or doubled is refused whole, in words',
    async () => {
      for (let count = 0; count < 3; count += 1) await add(`Visitor ${count}`);
      const copy = await backUp();
      const text = readFileSync(copy, 'utf8');
      await bench.replace();
      await bench.all();
      const file = join(BACKUP_DIR, 'given.jsonl');
      const refused = async (given: string) => {
        writeFileSync(file, given);
        const { code, stderr } = await run(['import', file]);
        expect([code, await bench.all()]).toEqual([1, []]);
        return stderr;
      };
      const lengths = Array.from({ length: 40 }, (_, step) =>
        Math.floor((text.trimEnd().length * step) / 40),
      );
      for (const length of lengths) {
        writeFileSync(file, text);
        truncateSync(file, length);
        expect(await refused(readFileSync(file, 'utf8'))).toMatch(/is cut short\. Nothing was imported/);
      }
      expect(await refused(text + text)).toMatch(/goes on after its end/);
      const line = text.split('\n').findIndex((entry) => entry.includes('Visitor 1')) + 1;
      expect(await refused(text.replace('Visitor 1', 'Visitor "1'))).toMatch(
        new RegExp(`^Line ${line} of .* isn't JSON`, 'm'),
      );
      expect(await refused(text.replace('"verified":true', '"verified":"yes"'))).toMatch(
        /^Line 2 of .*: verified /m,
      );
      expect(await refused(text.split('\n').toSpliced(1, 1).join('\n'))).toMatch(
        /should have 3 enquiries, and has 2/,
      );
      expect(await refused(text.replace('"version":1', '"version":9'))).toMatch(
        /doesn't begin like an export of this version/,
      );
      expect((await run(['import', join(BACKUP_DIR, 'none')])).stderr).toMatch(
        /can't be read: .*Nothing was imported/,
      );
    },
  );

  test('a wrong disk: no copy is made of a store with under half of what the newest has, unless told --anyway', async () => {
    for (let count = 0; count < 5; count += 1) await add(`Visitor ${count}`);
    await backUp();
    await bench.replace();
    await add('On the wrong disk');
    const { code, stderr } = await run(['backup']);
    expect([code, copies()]).toEqual([1, [expect.any(String)]]);
    expect(stderr).toMatch(/has 1 enquiries, and .* has 5\. Is a disk missing/);
    await ok(['backup', '--anyway', join(BACKUP_DIR, 'anyway.jsonl')]);
    // What it took is not lost either.
    const settings = await bench.replace();
    await bench.all();
    expect(await ok(['import', join(BACKUP_DIR, 'anyway.jsonl')], settings)).toContain('Added 1 enquiries');
  });

  testOfFiles?.('a copy of an empty store is taken, and said to be one', async () => {
    await ok(['backup']);
    const { code, stderr } = await run(['import', join(BACKUP_DIR, copies().at(-1) ?? '')]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('has no enquiries. If the store had any')]);
  });

  test('a store that has removed most of what the newest copy has is the right one', async () => {
    for (let count = 0; count < 5; count += 1) await add('Old', { email: 'mei@visitor.example' });
    await add('New');
    await backUp();
    await ok(['erase', 'mei@visitor.example']);
    expect(await ok(['backup', join(BACKUP_DIR, 'next.jsonl')])).toContain('Copied 1 enquiries');
  });

  testOfFiles?.(
    'where BACKUP_DIR isn’t there, because a disk is missing, nothing is copied, and it says so',
    async () => {
      await add('One');
      const gone = join(BACKUP_DIR, 'gone');
      const { code, stderr } = await run(['backup'], bench.settings, { BACKUP_DIR: gone });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/BACKUP_DIR can't be read: .*gone.*mount its disk/),
      ]);
      expect(readdirSync(BACKUP_DIR)).toEqual([]);
    },
  );

  const spyOnSync = async () => {
    await using handle = await openFile(join(temporaryFolder(), 'any'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
    onTestFinished(() => sync.mockRestore());
    return sync;
  };

  testOfFiles?.(
    'a copy is on the disk before it has its name, and its name before it counts as made',
    async () => {
      const there: string[][] = [];
      (await spyOnSync()).mockImplementation(async () => there.push(readdirSync(BACKUP_DIR)));
      const copy = basename(await backUp());
      expect(there).toEqual([[`${copy}.partial`], [copy]]);
    },
  );

  testOfFiles?.(
    'a copy that the disk doesn’t take leaves nothing behind, and old ones end all the same',
    async () => {
      const now = await bench.store.now();
      const [old, newest] = [nameOfCopy(now - 4 * day), nameOfCopy(now - day)];
      for (const name of [old, newest]) writeFileSync(join(BACKUP_DIR, name), '{"end":0}\n');
      (await spyOnSync()).mockRejectedValue(new Error('EIO: i/o error'));
      const { code, stderr } = await run(['backup'], bench.settings, { BACKUP_DAYS: '3' });
      expect([code, stderr]).toEqual([1, expect.stringContaining('was not written: EIO')]);
      expect(readdirSync(BACKUP_DIR)).toEqual([newest]);
    },
  );

  testOfFiles?.(
    'of each day the newest copy stays, for BACKUP_DAYS; foreign files stay for ever',
    async () => {
      await add('One');
      const now = await bench.store.now();
      const at = (daysAgo: number, time: string) =>
        `enquiries-${new Date(now - daysAgo * day).toISOString().slice(0, 10)}T${time}Z.jsonl`;
      const weekly = [34, 27, 20, 13].map((daysAgo) => at(daysAgo, '120000'));
      const old = [...weekly, at(6, '010000'), at(6, '230000'), at(3, '120000')];
      for (const name of [...old, 'notes.txt']) writeFileSync(join(BACKUP_DIR, name), '{"end":1}\n');
      await ok(['backup']);
      expect(copies().slice(0, -1)).toEqual([...weekly.slice(1), ...old.slice(5)]);
      expect(readdirSync(BACKUP_DIR)).toContain('notes.txt');
      expect(readdirSync(BACKUP_DIR).filter((name) => name.endsWith('.partial'))).toEqual([]);
    },
  );

  testOfFiles?.('a clock that’s a year ahead removes a week’s copies, and not all of them', async () => {
    await add('One');
    const now = Date.UTC(2026, 10, 29, 2, 30);
    const daily = Array.from({ length: 30 }, (_, days) => nameOfCopy(now - (30 - days) * day));
    for (const name of daily) writeFileSync(join(BACKUP_DIR, name), '{"end":1}\n');
    const backUpAt = (at: number) =>
      runEnquiries(['backup'], { ...environmentOf(bench.settings), BACKUP_DIR }, { now: at });
    await backUpAt(now + 365 * day);
    await backUpAt(now + 366 * day);
    const ahead = [nameOfCopy(now + 365 * day), nameOfCopy(now + 366 * day)];
    expect(copies()).toEqual([...daily.slice(7), ...ahead]);
    // The clock is right again.
    await backUpAt(now);
    expect(copies()).toEqual([...daily.slice(7), nameOfCopy(now), ...ahead]);
  });

  test('a copy is one moment, although enquiries come in while it is written', async () => {
    for (let count = 0; count < 600; count += 1) await add(`Visitor ${count}`);
    const other = open(bench.settings);
    onTestFinished(() => other.close());
    const writing = (async () => {
      for (let count = 0; count < 50; count += 1)
        await insertEnquiry(other, { id: randomUUIDv7(), name: `Late ${count}` });
    })();
    const copy = await backUp();
    await writing;
    const lines = readFileSync(copy, 'utf8').trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: lines.length - 2 });
    const late = lines
      .flatMap((line) => /"name":"Late (\d+)"/.exec(line)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
    // Those that were there at that moment, without a gap.
    expect(late).toEqual(Array.from({ length: late.length }, (_, count) => count));
  });

  testOfFiles?.(
    'half a line in the erasure list blocks nothing but itself, and is said by every command',
    async () => {
      await add('Mei', { email: 'mei@visitor.example' });
      const copy = await backUp();
      const list = join(BACKUP_DIR, 'erasures.jsonl');
      appendFileSync(list, '{"at":1,');
      const said = new RegExp(`^Line 1 of ${list} is damaged`, 'm');
      expect(await run(['erase', 'mei@visitor.example'])).toMatchObject({
        code: 0,
        stderr: expect.stringMatching(said),
      });
      expect(await run(['import', copy])).toMatchObject({ code: 0, stderr: expect.stringMatching(said) });
      const other = join(BACKUP_DIR, 'other.jsonl');
      expect((await run(['backup', '--anyway', other])).stderr).toMatch(said);
      expect(await bench.all()).toHaveLength(0);
    },
  );

  testOfFiles?.('a backup that’s killed leaves nothing for longer than until the next', async () => {
    writeFileSync(join(BACKUP_DIR, 'enquiries-2026-11-20T023000Z.jsonl.partial'), '{"version":1');
    await backUp();
    expect(readdirSync(BACKUP_DIR)).toEqual([expect.stringMatching(/Z\.jsonl$/)]);
  });

  test('mail --failed sends to those who lack it, and mail ID to everyone again', async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const team = 'team@straitworks.example';
    const settings = { ...mail.settings, ENQUIRY_TO: `${desk}, ${team}` };
    const id = await add('Half', {
      deliveries: [dueDelivery({ status: 'sent' }), dueDelivery({ recipient: team, status: 'failed' })],
    });
    await using _service = await startService({
      settings: { ...bench.settings, ...settings },
      limits: { timing: { pollMs: 50 } },
    });
    await ok(['mail', '--failed'], bench.settings, settings);
    await expect.poll(async () => (await states())[0] === 'Half: sent sent', { message: 'sent' }).toBe(true);
    const enquiries = () => mail.received.filter(({ subject }) => subject?.startsWith('Enquiry: '));
    expect(enquiries().map(({ envelope }) => envelope)).toEqual([[team]]);
    await ok(['mail', id], bench.settings, settings);
    await expect.poll(() => enquiries().length === 3, { message: 'sent again' }).toBe(true);
    expect(
      enquiries()
        .slice(1)
        .map(({ envelope }) => envelope[0])
        .sort(),
    ).toEqual([desk, team]);
  });
});
