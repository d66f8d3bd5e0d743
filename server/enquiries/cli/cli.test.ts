import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCliBench } from '../../../testing/enquiries/cli-bench.ts';
import { createDatabase, postgresPassword } from '../../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';

/** The command line as a program of its own. */
function spawned(args: string[], env: Record<string, string>, { node = [], ...options }: Spawned = {}) {
  const command = [...node, join(import.meta.dirname, 'cli.ts'), ...args];
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, command, { ...options, env: { PATH, ...env }, encoding: 'utf8' });
}

/** `node` is options of Node itself. */
type Spawned = { node?: string[]; cwd?: string; input?: string };

const bench = await startCliBench();

test('as a program it writes to its own output and ends with the exit code', () => {
  const run = (command: string) => spawned([command], bench.environment);
  expect(run('list')).toMatchObject({ status: 0, stdout: expect.stringContaining('Mei Ling') });
  expect(run('lost')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage') });
});

test('settings in .env are taken as they are written, and the environment goes before them', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.env'), `DATA_DIR=${folder}/pa$word?a=b&c=d\n`);
  const storeOf = (env: Record<string, string>) => spawned(['list'], env, { cwd: folder }).stderr;
  expect(storeOf({})).toMatch(`Store: ${folder}/pa$word?a=b&c=d/enquiries.sqlite`);
  expect(storeOf({ DATA_DIR: folder })).toMatch(`Store: ${folder}/enquiries.sqlite`);
});

test('a command names the store it reads, and never makes one', async () => {
  expect((await bench.run('list')).stderr).toBe(`Store: ${join(bench.dataDir, 'enquiries.sqlite')}\n`);
  const nowhere = join(bench.dataDir, 'mistyped');
  for (const args of [['list'], ['purge'], ['erase', 'a@b.example'], ['log'], ['export'], ['migrate']]) {
    const { code, stdout, stderr } = await runEnquiries(args, { DATA_DIR: nowhere });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no store at ${join(nowhere, 'enquiries.sqlite')}`);
    expect(existsSync(nowhere)).toBe(false);
  }
});

test.each([
  [[]],
  [['no-such-command']],
  [['list', '--xml']],
  [['show']],
  [['show', 'a', 'b']],
  [['mark', 'id', 'lost']],
  [['export', '--email']],
  [['purge', 'now']],
  [['erase', 'not-an-address']],
  [['list', '--since', 'yesterday']],
  [['check', 'x']],
  [['mail']],
  [['mail', 'id', '--failed']],
  [['erase', 'a@b.example', '--force']],
  [['constructor']],
])('bad usage %j ends with code 2 and the usage', async (args) => {
  const { code, stdout, stderr } = await bench.run(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Usage: npm run -s enquiries -- COMMAND');
});

test('bad settings end with code 2, an unknown enquiry with 1', async () => {
  const bad = await runEnquiries(['purge'], { ...bench.environment, RETENTION_DAYS: 'forever' });
  expect(bad).toMatchObject({ code: 2, stderr: expect.stringContaining('RETENTION_DAYS') });
  for (const command of ['show none', 'mark none handled', 'reopen none', 'mail none', 'post none']) {
    const { code, stderr } = await bench.run(...command.split(' '));
    expect([code, stderr.split('\n')[1]]).toEqual([1, 'There is no enquiry none.']);
  }
});

test('a database that does not answer ends with code 1 and says so', async () => {
  const { code, stderr } = await runEnquiries(['list'], { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/does not answer.*ECONNREFUSED/);
  expect(stderr).not.toContain('u:p');
});

test('a command leaves the store as one file, with nothing beside it', async () => {
  const dataDir = temporaryFolder();
  await (await startService({ settings: { dataDir } })).close();
  expect(await runEnquiries(['list'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(existsSync(join(dataDir, 'enquiries.sqlite-wal'))).toBe(false);
});

/** Erases Mei Ling as a program does that is given an input, by a person at a terminal or by a script. */
async function eraseWith(input: string, { isTerminal }: { isTerminal: boolean }) {
  await using own = await startService();
  await own.post(sampleFields());
  const node = isTerminal ? ['--import=data:text/javascript,process.stdin.isTTY=true'] : [];
  const command = ['erase', 'mei.ling@visitor.example'];
  const { status, stdout, stderr } = spawned(command, { DATA_DIR: own.dataDir }, { node, input });
  return { status, removed: stdout.startsWith('Removed 1 '), stderr };
}

test.each([
  ['yes', { status: 0, removed: true }],
  ['y', { status: 1, removed: false, stderr: expect.stringContaining('Nothing was removed.') }],
  ['', { status: 1, removed: false, stderr: expect.stringContaining('Nothing was removed.') }],
])('a person at the terminal is asked before anything is removed, and types %j', async (typed, expected) => {
  const outcome = await eraseWith(`${typed}\n`, { isTerminal: true });
  expect(outcome).toMatchObject(expected);
  expect(outcome.stderr).toContain('Remove 1 enquiries of mei.ling@visitor.example? Type yes: ');
});

test('a script is not asked', async () => {
  const outcome = await eraseWith('', { isTerminal: false });
  expect(outcome).toMatchObject({ status: 0, removed: true });
  expect(outcome.stderr).not.toContain('Type yes');
});

test('on PostgreSQL an erasure says where deleted rows stay; PGPASSWORD may have the password as it is', async () => {
  const databaseUrl = await createDatabase();
  await using service = await startService({ settings: { databaseUrl } });
  await service.post(sampleFields());
  const erase = ['erase', 'mei.ling@visitor.example'];
  const { code, stdout } = await runEnquiries(erase, { DATABASE_URL: databaseUrl });
  expect(code).toBe(0);
  expect(stdout).toBe(
    'Removed 1 enquiries. PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” ' +
      'does so now), and in its write-ahead log for as long as that is kept. Copies in mailboxes, in backups and ' +
      'where a webhook led are yours to remove.\n',
  );
  const address = new URL(databaseUrl);
  address.password = '';
  vi.stubEnv('PGPASSWORD', postgresPassword);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runEnquiries(['list'], { DATABASE_URL: address.href })).toMatchObject({
    code: 0,
    stderr: `Store: PostgreSQL at 127.0.0.1${address.pathname}\n`,
  });
});

test('a command whose reader has had enough ends as it would have, without a stack', () => {
  const { PATH } = process.env;
  const script = 'cd "$1"; { "$0" "$2" check; echo "ended with $?" >&2; } | true';
  const cli = join(import.meta.dirname, 'cli.ts');
  const { stderr } = spawnSync('sh', ['-c', script, process.execPath, temporaryFolder(), cli], {
    env: { PATH, DATA_DIR: bench.environment.DATA_DIR },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Store: .*\nended with 0\n$/);
});
