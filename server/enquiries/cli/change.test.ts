import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startCliBench } from '../../../testing/enquiries/cli-bench.ts';
import { listJson, runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { insertEnquiry, sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { buildFixtureSite, fixtureManifest } from '../../../testing/server/fixture-site.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { OperatorNeeded } from '../../errors.ts';
import { openStore } from '../store/store.ts';

const bench = await startCliBench();

test('reopen ID takes the mark back; an id may be cut short', async () => {
  const id = await bench.idOf('Ahmad');
  const [one, other] = (await bench.listed()).map((enquiry) => enquiry.id);
  const common = [...(one ?? '')].findIndex((character, index) => character !== other?.[index]);
  expect(await bench.run('reopen', id.slice(0, common))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Several enquiries begin with'),
  });
  expect(await bench.run('reopen', id.slice(0, common + 1).toUpperCase())).toMatchObject({ code: 0 });
  expect((await bench.listed()).find((enquiry) => enquiry.id === id)?.handledAt).toBeNull();
  const listed = (await bench.run('list')).stdout.split('\n').map((line) => line.split(' ')[0] ?? '');
  expect(listed).toContain(id.slice(0, Math.max(8, common + 1)));
});

test('purge and backup remove nothing when the clock is earlier than the build', async () => {
  const site = await buildFixtureSite({ ...fixtureManifest, builtAt: '2100-01-01T00:00:00.000Z' });
  onTestFinished(() => site.remove());
  const script = join(import.meta.dirname, 'cli.ts');
  const { PATH = '' } = process.env;
  const backups = temporaryFolder();
  const oldCopy = join(backups, 'enquiries-2026-01-01T023000Z.sqlite');
  writeFileSync(oldCopy, '');
  const env = { PATH, ...bench.environment, BACKUP_DIR: backups };
  const run = (command: string) =>
    spawnSync(process.execPath, [script, command], { cwd: site.folder, env, encoding: 'utf8' });
  expect(run('purge')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was purged: the clock says '),
  });
  expect(run('backup')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Old copies were not removed. '),
  });
  expect(existsSync(oldCopy)).toBe(true);
});

test('mail ID releases what was held back', async () => {
  const id = await bench.idOf('Mei Ling');
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' };
  expect(await runEnquiries(['mail', id], { ...bench.environment, ...mail })).toMatchObject({
    code: 0,
    stdout: `The server will mail enquiry ${id} within seconds.\n`,
  });
  expect((await bench.run('list')).stdout).toMatch(/to be mailed +Mei Ling/);
});

test('mail ID says until when an attempt is under way', async () => {
  const dataDir = temporaryFolder();
  await using store = openStore({ dataDir });
  const id = await insertEnquiry(store, {}, { mail: { lease_until: Date.now() + 60_000, lease_owner: 'a' } });
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' };
  const { stdout } = await runEnquiries(['mail', id], { DATA_DIR: dataDir, ...mail });
  expect(stdout).toMatch(
    /^An attempt to mail enquiry .* has been under way since .+, and can take until .+\. Unless /,
  );
});

test('a dry run and a no remove nothing; what is removed and exported is on record, without the data', async () => {
  const questions: string[] = [];
  const sayNo = async (question: string) => {
    questions.push(question);
    throw new OperatorNeeded('Nothing was removed.');
  };
  await using own = await startService();
  const settings = { DATA_DIR: own.dataDir, SUDO_USER: 'tan' };
  await own.post(sampleFields({ email: 'Mei@visitor.example' }));
  const erase = ['erase', 'mei@visitor.example'];
  expect((await runEnquiries([...erase, '--dry-run'], settings, sayNo)).stdout).toBe(
    'Would remove 1 enquiries of mei@visitor.example.\n',
  );
  expect((await runEnquiries(['purge', '--dry-run'], settings, sayNo)).stdout).toMatch(/^Would remove 0 /);
  expect(questions).toEqual([]);
  expect(await runEnquiries(erase, settings, sayNo)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Nothing was removed.'),
  });
  expect(questions).toEqual(['Remove 1 enquiries of mei@visitor.example?']);
  expect(await listJson(settings)).toHaveLength(1);
  await runEnquiries(['export'], settings);
  await runEnquiries(['backup', join(own.dataDir, 'copy.sqlite')], settings);
  await runEnquiries(erase, settings);
  expect(await listJson(settings)).toEqual([]);
  expect(await runEnquiries(['erase', 'mai@visitor.example'], settings)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No enquiry is from mai@visitor.example: check how it is spelt.'),
  });

  const { stdout } = await runEnquiries(['log'], settings);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/).slice(1));
  expect(lines).toEqual([
    ['export', '1', expect.stringMatching(/^tan@./)],
    ['backup', '1', expect.stringMatching(/^tan@./)],
    ['erase', '1', expect.stringMatching(/^tan@./)],
    ['erase', '0', expect.stringMatching(/^tan@./)],
  ]);
  expect(stdout).not.toContain('visitor.example');
});

test('purge asks, and removes what is older than the retention and what is kept for a day only', async () => {
  const dataDir = temporaryFolder();
  await using store = openStore({ dataDir });
  const day = 24 * 60 * 60 * 1000;
  await insertEnquiry(store, { received_at: Date.now() - 731 * day });
  const hashed = { name: 'sender:x', window_start: Date.now() - 2 * day, times: 1 };
  await store.use((db) => db.insertInto('counter').values(hashed).execute());
  const questions: string[] = [];
  const agree = async (question: string) => void questions.push(question);
  expect((await runEnquiries(['purge'], { DATA_DIR: dataDir }, agree)).stdout).toMatch(/^Removed 1 /);
  expect(questions).toEqual(['Remove 1 enquiries older than 730 days?']);
  expect(await store.use((db) => db.selectFrom('counter').select('name').execute())).toEqual([]);
});

test('correct ID field=value changes those fields, and the audit log notes it without the data', async () => {
  const id = await bench.idOf('Ahmad');
  expect(await bench.run('correct', id, 'email= ahmad@new.example', 'company=Kopi = Kaya')).toMatchObject({
    code: 0,
    stdout: `Corrected email, company of enquiry ${id}.\n`,
  });
  const corrected = (await bench.listed()).find((enquiry) => enquiry.id === id);
  expect(corrected).toMatchObject({ name: 'Ahmad', email: 'ahmad@new.example', company: 'Kopi = Kaya' });
  const { stdout } = await bench.run('log');
  expect(stdout).toMatch(/ {2}correct +1 {2}/);
  expect(stdout).not.toContain('ahmad');
});

test('correct changes nothing when a value is not valid, and only fields that the sender filled in', async () => {
  const id = await bench.idOf('Mei Ling');
  const before = await bench.listed();
  expect(await bench.run('correct', id, 'name=Mei', 'email=nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was corrected. Write the email address like name@company.com.'),
  });
  for (const wrong of ['verified=1', 'email', '']) {
    expect(await bench.run('correct', id, wrong)).toMatchObject({ code: 2 });
  }
  expect(await bench.listed()).toEqual(before);
});

test('export --email prints everything that is known of one person', async () => {
  const { stdout } = await bench.run('export', '--email', 'MEI.LING@visitor.example');
  expect(JSON.parse(stdout)).toMatchObject({
    name: 'Mei Ling',
    history: ['visit 1', 'visit 2'],
    consentVersion: expect.any(String),
    consentedAt: expect.any(String),
  });
});

test('an erasure that the store refuses says to run it again', async () => {
  await using service = await startService();
  await service.post(sampleFields({ email: 'mei@visitor.example' }));
  await using store = openStore({ dataDir: service.dataDir });
  // In the place of a full disk.
  const refuse = sql`create trigger refuse before delete on enquiry begin select raise(abort, 'disk is full'); end`;
  await store.use((db) => refuse.execute(db));
  const settings = { DATA_DIR: service.dataDir, BACKUP_DIR: temporaryFolder() };
  expect(await runEnquiries(['erase', 'mei@visitor.example'], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Nothing was removed, so run this again when the store takes changes/),
  });
});
