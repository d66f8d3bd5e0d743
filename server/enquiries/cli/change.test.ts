import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildFixtureSite, fixtureManifest } from '../../testing/fixture-site.ts';
import { OperatorNeeded } from '../store/errors.ts';
import { openStore } from '../store/store.ts';
import { type CliBench, startCliBench } from '../testing/cli-bench.ts';
import { listJson, runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService } from '../testing/start-service.ts';

let bench: CliBench;
beforeAll(async () => {
  bench = await startCliBench();
});
afterAll(() => bench.close());

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

test('purge works on a site that has had no enquiry for months, after a question', async () => {
  const aYear = 365 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * aYear });
  onTestFinished(() => void vi.useRealTimers());
  const past = await startService();
  onTestFinished(() => rmSync(past.dataDir, { recursive: true }));
  for (const name of ['One', 'Two']) await past.post(sampleFields({ name }));
  await past.close({ keep: true });
  vi.useRealTimers();
  const questions: string[] = [];
  const agree = async (question: string) => void questions.push(question);
  expect((await runEnquiries(['purge'], { DATA_DIR: past.dataDir }, agree)).stdout).toMatch(/^Removed 2 /);
  expect(questions).toEqual(['Remove 2 enquiries older than 730 days?']);
});

test('purge refuses when the clock is earlier than the build', async () => {
  const site = await buildFixtureSite({ ...fixtureManifest, builtAt: '2100-01-01T00:00:00.000Z' });
  onTestFinished(() => site.remove());
  const script = join(import.meta.dirname, 'cli.ts');
  const { PATH = '' } = process.env;
  const env = { PATH, ...bench.environment };
  expect(
    spawnSync(process.execPath, [script, 'purge'], { cwd: site.folder, env, encoding: 'utf8' }),
  ).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was purged: the clock says ') });
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

test('a dry run and a no remove nothing; what is removed and exported is on record, without the data', async () => {
  const questions: string[] = [];
  const sayNo = async (question: string) => {
    questions.push(question);
    throw new OperatorNeeded('Nothing was removed.');
  };
  const own = await startService();
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

  const { stdout } = await runEnquiries(['log'], settings);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/).slice(1));
  expect(lines).toEqual([
    ['export', '1', expect.stringMatching(/^tan@./)],
    ['backup', '1', expect.stringMatching(/^tan@./)],
    ['erase', '1', expect.stringMatching(/^tan@./)],
  ]);
  expect(stdout).not.toContain('visitor.example');
  await own.close();
});

test('purge also removes what is kept for a day only: hashed addresses, and answers to repeats', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const past = await startService();
  onTestFinished(() => rmSync(past.dataDir, { recursive: true }));
  await past.post(sampleFields());
  await past.close({ keep: true });
  vi.useRealTimers();
  expect(await runEnquiries(['purge'], { DATA_DIR: past.dataDir })).toMatchObject({ code: 0 });
  await using store = openStore({ dataDir: past.dataDir });
  const left = await store.use(async (db) => ({
    enquiries: await db.selectFrom('enquiry').select('name').execute(),
    counters: await db.selectFrom('counter').select('name').where('name', 'like', 'sender:%').execute(),
    repeats: await db.selectFrom('idempotency').select('key').execute(),
  }));
  expect(left).toEqual({ enquiries: [{ name: 'Mei Ling Tan' }], counters: [], repeats: [] });
});
