import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareEnvironment } from '../../../testing/bare-environment.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';

/** They have the same first characters, as those of a minute have. */
const ids = {
  吴: '01a1fbd4-4ba5-7a5d-b560-ee054349121a',
  Ahmad: '01a1fbd4-9c06-7b1e-8f20-31c5d88e40b7',
} as const;
const unverified = { verified: 0 } as const;

const DATA_DIR = temporaryFolder(afterAll);
const environment = { DATA_DIR };
beforeAll(async () => {
  await using store = openStore({ DATA_DIR });
  const attached = { history: 'visit 1\nvisit 2', plan: 'Twelve weeks' };
  await insertEnquiry(store, { ...unverified, id: ids.吴, name: '吴', ...attached });
  const email = 'ahmad@visitor.example';
  await insertEnquiry(store, { ...unverified, id: ids.Ahmad, name: 'Ahmad', email });
});

const run = (...args: string[]) => runEnquiries(args, environment);

test('an enquiry is found by its reference, or by any other beginning or end of its id', async () => {
  const id = ids.吴;
  for (const given of [id, id.slice(-8), id.slice(0, 16), id.slice(-4).toUpperCase()]) {
    expect((await run('show', given)).stdout).toContain(`id        ${id}`);
  }
  expect(await run('show', id.slice(0, 8))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Several'),
  });
  expect(await run('show', 'ffffffff')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no enquiry'),
  });
});

test('several are shown, marked and taken back at once, and what was handled before keeps its date', async () => {
  const both = Object.values(ids);
  expect((await run('show', ...both)).stdout).toMatch(/Name: 吴[\s\S]*Name: Ahmad/);
  const open = async () => (await run('list', '--open', '--json')).stdout.split('\n').filter(Boolean).length;
  const markAt = (now: number, ...args: string[]) => runEnquiries(['mark', ...args], environment, { now });
  await markAt(Date.UTC(2026, 10, 21), ids.吴, 'handled');
  expect(await open()).toBe(1);
  expect((await markAt(Date.UTC(2026, 10, 22), ...both, 'handled')).stdout).toBe(
    'Marked as handled: 2 enquiries.\n',
  );
  expect(await open()).toBe(0);
  expect((await run('show', ids.吴)).stdout).toContain('handled   21 Nov 2026');
  await run('mark', ...both, 'open');
  expect(await open()).toBe(2);
});

test.each([
  ['mark'],
  ['mark', 'handled'],
  ['mark', '--all', 'handled'],
  ['mail'],
  ['mail', '--failed', '--waiting'],
  ['show'],
  ['erase'],
  ['erase', 'nobody'],
  ['import'],
  ['list', 'more'],
  ['purge', '--dry-run'],
  ['list', '--search', 'words'],
  ['list', '--since', 'yesterday'],
  ['migrate'],
])('what is not understood is refused with the usage, and nothing is done: %s %s', async (...args) => {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Usage: enquiries COMMAND');
});

describe('a store of three', () => {
  const folder = temporaryFolder(afterAll);
  const day = (date: number) => ({
    received_at: Date.UTC(2026, 10, date),
    id: `01a1fbd4-4ba5-7a5d-b560-0000000000${date}`,
  });
  beforeAll(async () => {
    await using store = openStore({ DATA_DIR: folder });
    await insertEnquiry(store, {
      ...day(18),
      name: 'Failed',
      deliveries: [dueDelivery({ status: 'failed' })],
    });
    await insertEnquiry(store, { ...day(19), ...unverified, name: 'Spam', spam: 1 });
    await insertEnquiry(store, { ...day(20), name: 'Late' });
  });
  const runThere = (args: string[]) =>
    runEnquiries(args, { DATA_DIR: folder, RETENTION_DAYS: '10' }, { now: Date.UTC(2026, 10, 29, 12) });
  const listed = async (...args: string[]) =>
    (await runThere(['list', ...args])).stdout.match(/Failed|Spam|Late(?= <)/g);

  test.each([
    [['--failed'], ['Failed']],
    [['--spam'], ['Spam']],
    [
      ['--since', '2026-11-19'],
      ['Spam', 'Late'],
    ],
  ])('list %j shows %j', async (args, names) => {
    expect(await listed(...args)).toEqual(names);
  });

  test('purge says how many are older than RETENTION_DAYS, and removes them all', async () => {
    expect((await runThere(['purge'])).stdout).toMatch(
      /^This removes 2 enquiries from before 19 Nov 2026.*Removed: 2\./s,
    );
    expect(await listed()).toEqual(['Late']);
    expect((await runThere(['log'])).stdout).toMatch(/purge +2 /);
  });
});

test('what one person sent is exported for them, alone and without anything about others', async () => {
  const lines = (await run('export', '--email', 'AHMAD@visitor.example')).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).name)).toEqual(['Ahmad']);
});

test('an address that is - is read from standard input, because sudo logs what a command is given', () => {
  const cli = join(import.meta.dirname, 'cli.ts');
  const { status, stdout } = spawnSync(process.execPath, [cli, 'erase', '-', '--dry-run'], {
    env: { ...bareEnvironment(), ...environment },
    input: 'Ahmad@visitor.example\n',
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/Ahmad[\s\S]*Would remove 1 from Ahmad@/)]);
});

test('mail without anyone configured says what to set', async () => {
  const { code, stderr } = await run('mail', '--waiting');
  expect([code, stderr]).toEqual([1, expect.stringContaining('Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM')]);
});

test('a dry run that npm took for itself is refused with the right line, and nothing else in a npmrc is', async () => {
  const dry = await runEnquiries(['erase', 'a@b.example'], { ...environment, npm_config_dry_run: 'true' });
  expect([dry.code, dry.stdout]).toEqual([1, '']);
  expect(dry.stderr).toContain('npm run -s enquiries -- erase … --dry-run');
  const owner = { npm_config_email: 'a@b.example', npm_config_json: 'true' };
  expect((await runEnquiries(['list'], { ...environment, ...owner })).code).toBe(0);
});

test('a command names the store it reads, and makes none', async () => {
  const folder = temporaryFolder();
  const result = await runEnquiries(['list'], { DATA_DIR: folder });
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(`There is no store at ${join(folder, 'enquiries.sqlite')}`);
  expect((await run('list')).stderr).toBe(
    `Store: ${join(environment['DATA_DIR'] ?? '', 'enquiries.sqlite')}\n`,
  );
});

test.skipIf(!existsSync('/dev/full'))(
  'output that a full disk has no room for ends with non-zero and a word (needs /dev/full, which macOS lacks)',
  () => {
    const cli = join(import.meta.dirname, 'cli.ts');
    const command = 'exec "$0" "$1" export > /dev/full';
    const env = { ...bareEnvironment(), ...environment };
    const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, cli], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('ENOSPC')]);
  },
);
