import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OperatorNeeded } from '../db/errors.ts';
import { listJson, runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
let environment: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  environment = { DATA_DIR: service.dataDir };
  await service.post(sampleFields({ name: 'Mei Ling', history: 'visit 1\nvisit 2', plan: 'Twelve weeks' }));
  await service.post(sampleFields({ name: 'Ahmad', email: 'ahmad@visitor.example', company: '', phone: '' }));
});
afterAll(() => service.close());

const run = (...args: string[]) => runEnquiries(args, environment);
const idOf = async (name: string) =>
  (await listJson(environment)).find((enquiry) => enquiry.name === name)?.id ?? 'none';

test('list --json prints one object a line, with exactly the agreed names', async () => {
  const listed = await listJson(environment);
  const first = listed.find(({ name }) => name === 'Mei Ling');
  const second = listed.find(({ name }) => name === 'Ahmad');
  expect(Object.keys(first ?? {})).toEqual([
    'id',
    'receivedAt',
    'name',
    'email',
    'company',
    'phone',
    'topic',
    'message',
    'plan',
    'verified',
    'mailedAt',
    'handledAt',
  ]);
  expect(first).toMatchObject({
    name: 'Mei Ling',
    plan: 'Twelve weeks',
    verified: false,
    mailedAt: null,
    handledAt: null,
  });
  expect(first?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(second).toMatchObject({ name: 'Ahmad', company: '', phone: '' });
});

test('as a program it writes to its own output and ends with the exit code', () => {
  const script = fileURLToPath(new URL('command-line.ts', import.meta.url));
  const { PATH = '' } = process.env;
  const spawned = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { env: { PATH, ...environment }, encoding: 'utf8' });
  expect(spawned('list')).toMatchObject({ status: 0, stdout: expect.stringContaining('Mei Ling') });
  expect(spawned('lost')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage') });
});

test('list is for people: one line each, with what became of it', async () => {
  const { stdout } = await run('list');
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/held: unverified +Mei Ling <mei\.ling@visitor\.example>/);
});

test('show prints one enquiry whole', async () => {
  const { code, stdout } = await run('show', await idOf('Mei Ling'));
  expect(code).toBe(0);
  for (const part of [
    'mei.ling@visitor.example',
    'ordering system',
    'consent   2026-',
    'visit 2',
    'Twelve weeks',
  ]) {
    expect(stdout).toContain(part);
  }
});

test('export prints everything that is known, of all or of one person', async () => {
  const everything = (await run('export')).stdout.trim().split('\n');
  expect(everything).toHaveLength(2);
  const { stdout } = await run('export', '--email', 'MEI.LING@visitor.example');
  expect(JSON.parse(stdout)).toMatchObject({
    name: 'Mei Ling',
    history: ['visit 1', 'visit 2'],
    consentVersion: expect.any(String),
    consentedAt: expect.any(String),
  });
});

test('mark ID handled is seen in the list', async () => {
  const id = await idOf('Ahmad');
  expect(await run('mark', id, 'handled')).toMatchObject({ code: 0 });
  expect((await listJson(environment)).find((enquiry) => enquiry.id === id)?.handledAt).toMatch(/Z$/);
  expect((await run('list')).stdout).toMatch(/handled +Ahmad/);
});

test('reopen ID takes the mark back; an id may be cut short', async () => {
  const id = await idOf('Ahmad');
  const [one, other] = (await listJson(environment)).map((enquiry) => enquiry.id);
  const common = [...(one ?? '')].findIndex((character, index) => character !== other?.[index]);
  expect(await run('reopen', id.slice(0, common))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Several enquiries begin with'),
  });
  expect(await run('reopen', id.slice(0, common + 1).toUpperCase())).toMatchObject({ code: 0 });
  expect((await listJson(environment)).find((enquiry) => enquiry.id === id)?.handledAt).toBeNull();
  const listed = (await run('list')).stdout.split('\n').map((line) => line.split(' ')[0] ?? '');
  expect(listed).toContain(id.slice(0, Math.max(8, common + 1)));
});

test('list takes only what is asked for', async () => {
  const names = async (...args: string[]) =>
    (await run('list', '--json', ...args)).stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).name);
  await run('mark', await idOf('Ahmad'), 'handled');
  expect(await names('--open')).toEqual(['Mei Ling']);
  await run('reopen', await idOf('Ahmad'));
  expect(await names('--search', 'TWELVE ordering')).toEqual(['Mei Ling']);
  expect(await names('--since', '2020-01-01')).toEqual(['Mei Ling', 'Ahmad']);
  expect(await names('--since', '2100-01-01')).toEqual([]);
  expect(await names('--topic', 'web-application-development')).toEqual(['Mei Ling', 'Ahmad']);
  expect(await names('--topic', 'dev-ops')).toEqual([]);
});

test('export --csv is for spreadsheets, and cannot be taken for formulas', async () => {
  const { code, stdout } = await run('export', '--csv');
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    'id,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt',
  );
  expect(stdout).toContain(`,"'+65 6123 4567",`);
});

test('a command names the store it reads, and never makes one', async () => {
  expect((await run('list')).stderr).toBe(`Store: ${join(service.dataDir, 'enquiries.sqlite')}\n`);
  const nowhere = join(service.dataDir, 'mistyped');
  for (const args of [['list'], ['purge'], ['erase', 'a@b.example'], ['refused'], ['export']]) {
    const { code, stdout, stderr } = await runEnquiries(args, { DATA_DIR: nowhere });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no store at ${join(nowhere, 'enquiries.sqlite')}`);
    expect(existsSync(nowhere)).toBe(false);
  }
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
  const id = await idOf('Mei Ling');
  expect(await run('mail', id)).toMatchObject({ code: 0 });
  expect((await run('list')).stdout).toMatch(/to be mailed +Mei Ling/);
});

test.each([
  [[]],
  [['no-such-command']],
  [['list', '--xml']],
  [['show']],
  [['show', 'a', 'b']],
  [['mark', 'id']],
  [['mark', 'id', 'lost']],
  [['export', 'everything']],
  [['export', '--email']],
  [['purge', 'now']],
  [['erase']],
  [['erase', 'not-an-address']],
  [['list', '--since', 'yesterday']],
  [['reopen']],
  [['backup']],
  [['refused', 'x']],
  [['log', 'x']],
  [['erase', 'a@b.example', '--force']],
  [['constructor']],
])('bad usage %j ends with code 2 and the usage', async (args) => {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Usage: npm run enquiries -- COMMAND');
});

test('bad settings end with code 2, an unknown enquiry with 1', async () => {
  const bad = await runEnquiries(['purge'], { ...environment, RETENTION_DAYS: 'forever' });
  expect(bad).toMatchObject({ code: 2, stderr: expect.stringContaining('RETENTION_DAYS') });
  for (const args of [
    ['show', 'none'],
    ['mark', 'none', 'handled'],
    ['reopen', 'none'],
    ['mail', 'none'],
  ]) {
    const { code, stderr } = await run(...args);
    expect([code, stderr.split('\n')[1]]).toEqual([1, 'There is no enquiry none.']);
  }
});

test('a database that does not answer ends with code 1 and says so', async () => {
  const { code, stderr } = await runEnquiries(['list'], { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/does not answer.*ECONNREFUSED/);
  expect(stderr).not.toContain('u:p');
});

test('purge goes by RETENTION_DAYS, erase by the address; both say how many went', async () => {
  expect((await run('purge')).stdout).toBe('Removed 0 enquiries older than 730 days.\n');
  expect((await run('erase', 'AHMAD@visitor.example')).stdout).toMatch(/^Removed 1 enquiries/);
  expect((await run('erase', 'ahmad@visitor.example')).stdout).toMatch(/^Removed 0 enquiries/);
  expect((await listJson(environment)).map(({ name }) => name)).toEqual(['Mei Ling']);
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
