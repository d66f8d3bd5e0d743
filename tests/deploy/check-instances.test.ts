/** The scripts that need systemd or root, with stand-ins for both. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../server/connections.ts';
import { missing } from '../../testing/browser/programs.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

const run = promisify(execFile);
const needed = missing('curl');

/** Puts programs of these names before the system's. */
function standIns(folder: string, programs: Record<string, string>): string {
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  return [folder, process.env['PATH']].join(delimiter);
}

describe.skipIf(needed.length > 0)('the check of the instances (needs curl)', () => {
  let folder: string;
  let server: Server;
  let answers: boolean;
  let port: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    answers = true;
    server = createServer((_, response) => {
      if (answers) response.end('ok');
    });
    port = new URL(await listen(server, { host: '127.0.0.1', port: 0 })).port;
    restarted(0);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const restarted = (times: number) => writeFileSync(join(folder, 'restarts'), String(times));
  /** The orders that it gave. */
  const check = async ({ isActive = true } = {}) => {
    const log = join(folder, 'orders');
    writeFileSync(log, '');
    const systemctl = `case $1 in
      show) cat ${folder}/restarts ;;
      is-active) ${isActive ? 'true' : 'false'} ;;
      *) echo "$1 $3" >>${log} ;;
    esac`;
    const env = {
      PATH: standIns(folder, { systemctl }),
      PORTS: port,
      STATE: join(folder, 'state'),
      TIMEOUT: '1',
    };
    await run(resolve('deploy/check-instances.sh'), { env });
    return readFileSync(log, 'utf8').split('\n').filter(Boolean);
  };
  const unit = () => `straitworks@${port}.service`;

  test('restarts and reports one that does not answer three times in a row, and no sooner', async () => {
    answers = false;
    expect([await check(), await check()]).toEqual([[], []]);
    answers = true;
    expect(await check()).toEqual([]);
    answers = false;
    expect([await check(), await check()]).toEqual([[], []]);
    expect(await check()).toEqual([`restart ${unit()}`, `start straitworks-failed@${unit()}`]);
    expect(await check()).toEqual([]);
  });

  test('leaves one alone that somebody has stopped', async () => {
    answers = false;
    for (let times = 0; times < 4; times += 1) expect(await check({ isActive: false })).toEqual([]);
  });

  test('reports one that keeps crashing, once for each three times', async () => {
    expect(await check()).toEqual([]);
    restarted(2);
    expect(await check()).toEqual([]);
    restarted(3);
    expect(await check()).toEqual([`start straitworks-failed@${unit()}`]);
    expect(await check()).toEqual([]);
  });
});

test.each([
  [{ SUDO_USER: 'tan' }, 'tan'],
  [{}, 'root'],
])('commands name who is at the terminal, with %j', (environment, expected) => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(join(site, 'current'), { recursive: true });
  const programs = { id: 'if [ "$1" = -u ]; then echo 0; else echo root; fi', logname: 'exit 1' };
  const PATH = standIns(folder, { ...programs, setpriv: 'echo "$SUDO_USER"' });
  const env = { PATH, SITE: site, ...environment };
  const { stdout } = spawnSync(resolve('deploy/enquiries.sh'), ['list'], { env, encoding: 'utf8' });
  expect(stdout).toBe(`${expected}\n`);
  expect(existsSync(site)).toBe(true);
});
