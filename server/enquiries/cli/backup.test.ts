/** Backups, restores and repeated erasures on both databases, while the service takes enquiries. */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startDebianPostgres } from '../../../testing/deploy/debian.ts';
import { listJson, runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { deliveryOf, sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService, type TestService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { until } from '../../../testing/until.ts';
import { noteErasure } from '../backup/erasures.ts';
import { recordAttempt } from '../delivery/queue.ts';
import { openStore } from '../store/store.ts';

let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  vi.stubEnv('PATH', `${postgres.programs}${delimiter}${process.env['PATH']}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await postgres.remove();
});

describe.each(['SQLite', 'PostgreSQL'])('%s', (database) => {
  let folder: string;
  let service: TestService;
  let settings: { dataDir: string; databaseUrl: string | undefined };
  let environment: Record<string, string>;
  beforeEach(async () => {
    folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const backupDir = join(folder, 'backups');
    mkdirSync(backupDir);
    const databaseUrl = database === 'SQLite' ? undefined : await postgres.createDatabase();
    settings = { dataDir, databaseUrl };
    service = await startService({ settings });
    environment = {
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    return async () => {
      vi.useRealTimers();
      await service.close();
    };
  });

  const later = (hours: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60 * 1000 });
  const send = async (name: string, email = 'mei.ling@visitor.example') => {
    const { status } = await service.post(sampleFields({ name, email }));
    return status;
  };
  const enquiries = (...args: string[]) => runEnquiries(args, environment);
  const names = async () => (await listJson(environment)).map(({ name }) => name).toSorted();
  const mail = {
    smtpUrl: 'smtp://127.0.0.1:9',
    enquiryTo: 'a@b.example',
    enquiryFrom: 'a@b.example',
    notifyUnverified: true,
  };
  const copies = () => readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('enquiries-'));
  const backUp = async () => {
    const known = copies();
    expect(await enquiries('backup')).toMatchObject({ code: 0 });
    const made = copies().filter((name) => !known.includes(name));
    expect(made).toHaveLength(1);
    return join(folder, 'backups', made[0] ?? '');
  };

  test('a backup made while enquiries come in has all that were answered before it, says how many it has, and keeps no sender', async () => {
    const answered: string[] = [];
    let stop = false;
    const sending = (async () => {
      for (let index = 0; !stop; index += 1) {
        if ((await send(`Sender ${index}`)) === 201) answered.push(`Sender ${index}`);
      }
    })();
    await until('some were answered', () => answered.length >= 20);
    const before = [...answered];
    const { code, stdout } = await enquiries('backup');
    expect(code).toBe(0);
    stop = true;
    await sending;

    const [, copied, copy = ''] =
      /^Copied (\d+) enquiries to (\S+), and checked the copy\.\n$/.exec(stdout) ?? [];
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readFileSync(copy).includes('sender:')).toBe(false);
    // Into another store, so that nothing is added from this one.
    const scratch =
      database === 'SQLite'
        ? { ...environment, DATA_DIR: join(folder, 'scratch') }
        : { ...environment, DATABASE_URL: await postgres.createDatabase() };
    expect(await runEnquiries(['restore', copy], scratch)).toMatchObject({ code: 0 });
    const restored = (await listJson(scratch)).map(({ name }) => name);
    expect(restored).toEqual(expect.arrayContaining(before));
    expect(Number(copied)).toBe(restored.length);
    // PostgreSQL's copies are compressed, so that only a restored one shows what is in them.
    const [dataDir = '', databaseUrl] =
      'DATABASE_URL' in scratch ? ['', scratch.DATABASE_URL] : [scratch.DATA_DIR];
    await using store = openStore({ dataDir, databaseUrl });
    expect(await store.use((db) => db.selectFrom('counter').select('name').execute())).toEqual([]);
  });

  /** With the service stopped, as the guide says. */
  const restore = async (copy: string) => {
    await service.close();
    const restored = await enquiries('restore', copy);
    service = await startService({ settings });
    return restored;
  };

  test('a restore is refused while the service runs, names what is in the way, and changes nothing', async () => {
    await send('Before');
    const copy = await backUp();
    await send('Since');
    const { code, stdout, stderr } = await enquiries('restore', copy);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/Nothing was restored\. .*(?:is in use|enquiries at 127\.0\.0\.1 \(\d)/);
    expect(await send('After')).toBe(201);
    expect(await names()).toEqual(['After', 'Before', 'Since']);
  });

  test('a restore keeps what was stored before, and adds what arrived since the backup', async () => {
    await send('Before');
    const copy = await backUp();
    await send('Since');
    await enquiries('export');
    const { code, stdout, stderr } = await restore(copy);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Store: .*\n$/)]);
    expect(stdout).toMatch(/^Restored 1 enquiries from /);
    expect(stdout).toContain('Added 1 enquiries that only the store before had.\n');
    expect(await names()).toEqual(['Before', 'Since']);
    expect((await enquiries('log')).stdout).toMatch(/ export [\s\S]* restore | {2}restore [\s\S]* export /);
    expect(await send('After')).toBe(201);

    const [, keptFile, keptDatabase = ''] = /before is kept (?:in (.+)\.\n|as (\w+)\.\n)/.exec(stdout) ?? [];
    const kept = keptFile
      ? { DATA_DIR: join(folder, 'kept') }
      : { DATABASE_URL: (environment['DATABASE_URL'] ?? '').replace(/\w+$/, keptDatabase) };
    const remove = keptFile ? `rm '${keptFile}'*` : `drop database "${keptDatabase}";`;
    expect(stdout).toContain('It still has people who were erased.');
    expect(stdout).toContain(`when you no longer need it: ${remove}\n`);
    if (keptFile) {
      mkdirSync(join(folder, 'kept'));
      copyFileSync(keptFile, join(folder, 'kept/enquiries.sqlite'));
    }
    expect((await listJson(kept)).map(({ name }) => name)).toEqual(['Before', 'Since']);
  });

  test('a restore keeps what became of each enquiry since the backup: mail, marks, corrections', async () => {
    await service.close();
    service = await startService({ settings: { ...settings, ...mail } });
    for (const name of ['Answered', 'Mistyped', 'Mailed', 'Waiting']) await send(name);
    const copy = await backUp();
    await service.close();
    const [answered, mistyped, mailed] = (await listJson(environment)).map(({ id }) => id);
    await enquiries('mark', answered ?? '', 'handled');
    await enquiries('correct', mistyped ?? '', 'email=right@visitor.example');
    {
      await using store = openStore(settings);
      const sent = { recorded: { state: 'sent', sent_at: Date.now() }, accepted: ['a@b.example'] } as const;
      const { attempts: attempt } = await deliveryOf(store, mailed ?? '');
      await recordAttempt(store, 'mail', { id: mailed ?? '', attempt }, sent, Date.now());
    }
    const before = (await enquiries('export')).stdout;
    const { code, stdout } = await enquiries('restore', copy);
    expect([code, stdout]).toEqual([0, expect.stringContaining('what became of 4 others since the copy.\n')]);
    expect(stdout).not.toContain('are held now');
    expect((await enquiries('export')).stdout).toBe(before);
  });

  test('words that nobody corrected are those of the copy again, and the enquiries are named', async () => {
    for (const name of ['One', 'Two']) await send(name);
    const copy = await backUp();
    const ids = (await listJson(environment)).map(({ id }) => id);
    {
      await using store = openStore(settings);
      await store.use((db) => db.updateTable('enquiry').set({ name: 'Overwritten' }).execute());
    }
    const { stdout } = await restore(copy);
    expect(stdout).toContain(`These have the words of the copy: ${ids.join(', ')}.`);
    expect(await names()).toEqual(['One', 'Two']);
  });

  test('what was due in the backup is held where nothing says what became of it, with the command that sends it', async () => {
    await service.close();
    service = await startService({ settings: { ...settings, ...mail } });
    await send('Before');
    const copy = await backUp();
    const [before] = await listJson(environment);
    const scratch =
      database === 'SQLite'
        ? { ...environment, DATA_DIR: join(folder, 'scratch') }
        : { ...environment, DATABASE_URL: await postgres.createDatabase() };
    const { stdout } = await runEnquiries(['restore', copy], scratch);
    const [, id = ''] = /1 deliveries were due in the copy and are held now: mail (\w+)/.exec(stdout) ?? [];
    expect(id).not.toBe('');
    expect(before?.id.startsWith(id)).toBe(true);
    expect((await runEnquiries(['list'], scratch)).stdout).toMatch(/held.*Before/);
  });

  test('a restore erases again who was erased since the backup, but nothing they sent later', async () => {
    await send('Forget Me', 'Forget@visitor.example');
    await send('Keep Me');
    const early = await backUp();
    expect((await enquiries('erase', 'forget@visitor.example')).stdout).toContain(
      'a restore erases them again',
    );
    later(1);
    await send('Wrote Again', 'forget@visitor.example');
    // As one that comes from another disk.
    const elsewhere = join(folder, 'early-copy');
    copyFileSync(early, elsewhere);
    const { stdout } = await restore(elsewhere);
    expect(stdout).toMatch(/Restored 1 enquiries .*Erased 1 again/);
    expect(await names()).toEqual(['Keep Me', 'Wrote Again']);
    expect((await enquiries('erasures')).stdout).toMatch(/^Erased 0 again/);
    const [list = ''] = readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('erasures-'));
    expect(readFileSync(join(folder, 'backups', list), 'utf8')).not.toMatch(/forget|visitor/i);
  });

  test('a restore also reads the erasure list beside the copy, and notes it for the next one', async () => {
    await send('Forget Me', 'forget@visitor.example');
    await send('Keep Me');
    const early = await backUp();
    await enquiries('erase', 'forget@visitor.example');
    // As on a new machine: copy and list were fetched into a folder of their own, and BACKUP_DIR is empty.
    const fetched = join(folder, 'fetched');
    const alone = join(folder, 'alone');
    renameSync(join(folder, 'backups'), fetched);
    for (const made of [join(folder, 'backups'), alone]) mkdirSync(made);
    expect((await restore(join(fetched, basename(early)))).stdout).toContain('Erased 1 again');
    expect(await names()).toEqual(['Keep Me']);
    copyFileSync(join(fetched, basename(early)), join(alone, 'copy'));
    expect((await restore(join(alone, 'copy'))).stdout).toContain('Erased 1 again');
    expect(await names()).toEqual(['Keep Me']);
    const [list = ''] = readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('erasures-'));
    expect(readFileSync(join(folder, 'backups', list), 'utf8').match(/\n/g)).toHaveLength(1);
  });

  test('a restore also erases who is still in the store before, as after an erasure that failed once it was noted', async () => {
    await send('Forget Me', 'forget@visitor.example');
    await send('Keep Me');
    const copy = await backUp();
    await send('Forget Me Too', 'forget@visitor.example');
    later(1);
    noteErasure(join(folder, 'backups'), 'forget@visitor.example', [], Date.now());
    expect(await restore(copy)).toMatchObject({ code: 0 });
    expect(await names()).toEqual(['Keep Me']);
  });

  test('a restore repeats an erasure, even if the address was typed differently or corrected', async () => {
    await send('Umlaut', 'mei@xn--mnchen-3ya.example');
    await send('Mistyped', 'mei@visiter.example');
    await send('Other', 'other@visiter.example');
    for (const name of ['Contact', 'Invisible', 'Wide']) await send(name, `${name}@company.example`);
    const early = await backUp();
    const mistyped = (await listJson(environment)).find(({ name }) => name === 'Mistyped');
    await enquiries('correct', mistyped?.id ?? '', 'email=mei@visitor.example');
    for (const typed of [
      'mei@münchen.example',
      'mei@visitor.example',
      '\u202acontact@company.example\u202c',
      'invisible@company.example\u200b',
      'wide＠company.example',
    ]) {
      expect((await enquiries('erase', typed)).stdout).toMatch(/^Removed 1 /);
    }
    expect((await restore(early)).stdout).toContain('Erased 5 again');
    expect(await names()).toEqual(['Other']);
  });

  test('nobody is erased while the erasure list cannot be written', async () => {
    await send('Forget Me');
    rmSync(join(folder, 'backups'), { recursive: true });
    const { code, stderr } = await enquiries('erase', 'mei.ling@visitor.example');
    expect([code, stderr]).toEqual([1, expect.stringContaining("the erasure list can't be written")]);
    expect(await names()).toEqual(['Forget Me']);
  });

  test('a backup that fails says so in one line, leaves no file, and removes no copy', async () => {
    await send('Mei');
    const due = Array.from({ length: 9 }, (_, day) => `enquiries-2026-01-0${day + 1}T023000Z.dump`);
    for (const name of due) writeFileSync(join(folder, 'backups', name), '');
    const atFault =
      database === 'SQLite'
        ? { ...environment, DATA_DIR: join(folder, 'nowhere') }
        : { ...environment, DATABASE_URL: 'postgres://straitworks@127.0.0.1:9/none' };
    const { code, stdout, stderr } = await runEnquiries(['backup'], atFault);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Store: .*\nNo backup was made, and no old copy was removed\. .+\n$/);
    expect(copies()).toEqual(due);
    const { stdout: said } = await enquiries('backup');
    expect(said).toMatch(
      /\nRemoved 3 copies older than 30 days: enquiries-2026-01-03T023000Z\.dump, enquiries-2026-01-02.*\n$/,
    );
    expect(copies()).toHaveLength(7);
  });

  test('a backup that was made but cannot be noted says where the copy is', async () => {
    await send('Mei');
    {
      await using store = openStore(settings);
      await store.use((db) => db.schema.dropTable('audit_log').execute());
    }
    const { code, stderr } = await enquiries('backup');
    const [copy = ''] = copies();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Store: .*\nCopied 1 enquiries to .*, and no old copy was removed\. .+\n$/),
    ]);
    expect(stderr).toContain(copy);
  });

  test('a copy that is cut short is refused, and nothing changes', async () => {
    await send('Before');
    const copy = await backUp();
    await send('Since');
    truncateSync(copy, Math.floor(statSync(copy).size * 0.7));
    expect(await enquiries('restore', copy)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Nothing was restored.'),
    });
    expect(await names()).toEqual(['Before', 'Since']);
    expect(await send('After')).toBe(201);
  });

  test('tables that are not in the backup are gone after a restore', async () => {
    const copy = await backUp();
    const openLive = () => openStore(settings);
    {
      await using live = openLive();
      await live.use((db) => db.schema.createTable('from_the_future').addColumn('a', 'text').execute());
    }
    expect(await restore(copy)).toMatchObject({ code: 0 });
    await using restored = openLive();
    const tables = await restored.use((db) => db.introspection.getTables());
    expect(tables.map(({ name }) => name)).not.toContain('from_the_future');
  });

  test('a store that is damaged is replaced, and what could not be added is said', async () => {
    await send('Before');
    const copy = await backUp();
    await send('Since');
    await service.close();
    await damage();
    const { code, stdout, stderr } = await enquiries('restore', copy);
    service = await startService({ settings });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/The copy was restored, but .* only in the store before, and not all were added/),
    ]);
    expect(stdout).toContain('Keep it until you have what was not added.');
    expect(await names()).toEqual(['Before']);
  });

  const damage = async () => {
    const { dataDir, databaseUrl } = settings;
    if (!databaseUrl)
      return writeFileSync(join(dataDir, 'enquiries.sqlite'), 'This is not a database. '.repeat(1000));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('drop table idempotency');
    await client.end();
  };
});

test.each([
  ['before the host', (address: URL) => address.href],
  [
    'in the query',
    ({ host, pathname, username, password }: URL) =>
      `postgres://${host}${pathname}?password=${password}&options=-c%20search_path%3Dpublic&user=${username}`,
  ],
])(
  'a password %s is in no program’s arguments, which everyone on the machine sees',
  async (_place, spelling) => {
    const folder = temporaryFolder();
    const noted = join(folder, 'arguments');
    for (const program of ['pg_dump', 'pg_restore']) {
      const script = `#!/bin/sh\necho "$0 $@" >> ${noted}\nexec ${join(postgres.programs, program)} "$@"\n`;
      writeFileSync(join(folder, program), script, { mode: 0o755 });
    }
    const address = new URL(await postgres.createDatabase());
    const databaseUrl = spelling(address);
    await using service = await startService({ settings: { databaseUrl } });
    await service.post(sampleFields());
    await service.close();
    const path = process.env['PATH'];
    vi.stubEnv('PATH', `${folder}${delimiter}${path}`);
    onTestFinished(() => void vi.stubEnv('PATH', path));
    const copy = join(folder, 'copy.dump');
    for (const command of ['backup', 'restore'])
      expect(await runEnquiries([command, copy], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
    const shown = readFileSync(noted, 'utf8');
    expect(shown).toMatch(/pg_dump .*--dbname=.*pg_restore .*--dbname=/s);
    expect(shown).not.toContain('word');
  },
);

test('bad usage: no folder and no file, or a file that is there', async () => {
  await using service = await startService();
  const environment = { DATA_DIR: service.dataDir };
  expect(await runEnquiries(['backup'], environment)).toMatchObject({ code: 2 });
  const precious = join(service.dataDir, 'precious');
  writeFileSync(precious, 'do not touch');
  expect(await runEnquiries(['backup', precious], environment)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already there'),
  });
  expect(await runEnquiries(['restore', precious], environment)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Nothing was restored. ${precious} is damaged: file is not a database`),
  });
  expect(await runEnquiries(['restore', '/none.dump'], environment)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was restored. There is no file /none.dump.\n'),
  });
});
