import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { OperatorNeeded } from '../db/errors.ts';
import { openStore } from '../db/store.ts';
import { type OperatorBench, startOperatorBench } from '../testing/operator-bench.ts';
import { listJson, runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService } from '../testing/start-service.ts';

let bench: OperatorBench;
beforeAll(async () => {
  bench = await startOperatorBench();
});
afterAll(() => bench.close());

test('mark ID handled is seen in the list', async () => {
  const id = await bench.idOf('Ahmad');
  expect(await bench.run('mark', id, 'handled')).toMatchObject({ code: 0 });
  expect((await bench.listed()).find((enquiry) => enquiry.id === id)?.handledAt).toMatch(/Z$/);
  expect((await bench.run('list')).stdout).toMatch(/handled +Ahmad/);
});

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

test('purge that looks wrong is refused until it is forced', async () => {
  const aYear = 365 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * aYear });
  const past = await startService();
  for (const name of ['One', 'Two']) await past.post(sampleFields({ name }));
  await past.close({ keep: true });
  vi.useRealTimers();
  const settings = { DATA_DIR: past.dataDir };
  const { code, stderr } = await runEnquiries(['purge'], settings);
  expect([code, stderr]).toEqual([1, expect.stringContaining('2 of 2 enquiries would go')]);
  const questions: string[] = [];
  const agree = async (question: string) => void questions.push(question);
  expect((await runEnquiries(['purge', '--force'], settings, agree)).stdout).toMatch(/^Removed 2 /);
  expect(questions).toEqual(['Remove 2 enquiries older than 730 days?']);
  rmSync(past.dataDir, { recursive: true });
});

test('mail ID releases what was held back', async () => {
  const id = await bench.idOf('Mei Ling');
  expect(await bench.run('mail', id)).toMatchObject({ code: 0 });
  expect((await bench.run('list')).stdout).toMatch(/to be mailed +Mei Ling/);
});

test('purge goes by RETENTION_DAYS, erase by the address; both say how many went', async () => {
  expect((await bench.run('purge')).stdout).toBe('Removed 0 enquiries older than 730 days.\n');
  expect((await bench.run('erase', 'AHMAD@visitor.example')).stdout).toMatch(/^Removed 1 enquiries/);
  expect((await bench.run('erase', 'ahmad@visitor.example')).stdout).toMatch(/^Removed 0 enquiries/);
  expect((await bench.listed()).map(({ name }) => name)).toEqual(['Mei Ling']);
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
    addresses: await db.selectFrom('allowance').select('key').execute(),
    replies: await db.selectFrom('reply').select('enquiry_id').execute(),
  }));
  expect(left).toEqual({ enquiries: [{ name: 'Mei Ling Tan' }], addresses: [], replies: [] });
});
