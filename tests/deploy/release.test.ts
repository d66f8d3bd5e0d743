/** The shipped release script, with stand-ins for programs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';

let folder: string;
const inside = (...names: string[]) => join(folder, ...names);
const site = (...names: string[]) => inside('srv', ...names);
const build = (...names: string[]) => site('build', ...names);

/** A program fails if there's a file of its name with `.fails`. */
const standIns: Readonly<Record<string, string>> = {
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  systemctl:
    'echo "$@" >>"$LOG"; if [ -f "$TROUBLES/hold" ]; then while [ -f "$TROUBLES/hold" ]; do /bin/sleep 0.02; done; fi',
  curl: '',
  date: 'echo . >>"$LOG.seconds"; echo "20261128T0000$(wc -l <"$LOG.seconds")Z"',
  sleep: '',
  git: 'case $1 in rev-parse) echo 0123456789 ;; esac',
  npm: `mkdir -p node_modules/node/bin
    printf '%s\\n' '#!/bin/sh' 'mkdir -p dist/builds/one && ln -sfn builds/one dist/current' >node_modules/node/bin/node
    chmod +x node_modules/node/bin/node`,
  mv: 'exec /bin/mv "$@"',
};

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['bin', 'troubles', 'enabled', 'srv/releases', 'srv/build/contract', 'srv/build/server'])
    mkdirSync(inside(name), { recursive: true });
  writeFileSync(build('package.json'), '{}');
  writeFileSync(build('server', 'main.ts'), 'first');
  writeFileSync(inside('enabled', 'straitworks@3000.service'), '');
  writeFileSync(inside('log'), '');
  for (const [name, does] of Object.entries(standIns)) {
    const fails = `if [ -f "$TROUBLES/${name}.fails" ]; then exit 1; fi`;
    writeFileSync(inside('bin', name), `#!/bin/sh\n${fails}\n${does}\n`);
    chmodSync(inside('bin', name), 0o755);
  }
  // Places are this machine's.
  const shipped = readFileSync('deploy/release.sh', 'utf8')
    .replaceAll('/srv/straitworks', site())
    .replaceAll('/etc/straitworks', inside('etc'))
    .replaceAll('/etc/systemd/system/multi-user.target.wants', inside('enabled'))
    .replace('SECONDS + 60', 'SECONDS + 1');
  writeFileSync(inside('release.sh'), shipped);
});

type Outcome = { status: number | null; said: string; complained: string };

function start(...options: string[]): ChildProcess {
  return spawn('bash', [inside('release.sh'), ...options], {
    env: {
      PATH: `${inside('bin')}:${process.env['PATH']}`,
      LOG: inside('log'),
      TROUBLES: inside('troubles'),
    },
  });
}

async function endOf(run: ChildProcess): Promise<Outcome> {
  const [said, complained] = [run.stdout, run.stderr].map((stream) => (stream ? text(stream) : ''));
  const [status] = await once(run, 'close');
  return { status, said: (await said) ?? '', complained: (await complained) ?? '' };
}

const release = (...options: string[]) => endOf(start(...options));

const releases = () => readdirSync(site('releases')).sort();
const runs = () => readFileSync(site('current', 'server', 'main.ts'), 'utf8');
const target = (link: string) => readlinkSync(site(link));
const change = (code: string) => writeFileSync(build('server', 'main.ts'), code);
const trouble = (name: string) => writeFileSync(inside('troubles', name), '');

describe.skipIf(process.platform !== 'linux')('the shipped release script (needs Linux)', () => {
  test('a release is a copy that the builder can’t change, and three stay', async () => {
    expect(await release()).toMatchObject({ status: 0, said: expect.stringContaining('is live') });
    change('second');
    expect(runs()).toBe('first');
    expect(existsSync(site('current', 'dist', 'current'))).toBe(true);
    const first = target('current');
    for (const _ of ['second', 'third']) expect((await release()).status).toBe(0);
    expect([runs(), releases().length]).toEqual(['second', 3]);
    expect(releases()).toContain(first.replace('releases/', ''));
    expect((await release()).status).toBe(0);
    expect(releases()).toHaveLength(3);
    expect(releases()).not.toContain(first.replace('releases/', ''));
    expect(readFileSync(inside('log'), 'utf8').split('\n')[0]).toBe('restart straitworks@3000');
  });

  test('--back leads to the newest release that’s older than what runs, and so past a fix that was botched', async () => {
    expect(await release('--back')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('no release'),
    });
    change('good');
    await release();
    for (const code of ['broken', 'botched']) {
      change(code);
      await release();
    }
    const seen = [];
    for (const _ of [1, 2]) {
      expect((await release('--back')).status).toBe(0);
      seen.push(runs());
    }
    expect(seen).toEqual(['broken', 'good']);
    expect((await release('--back')).status).toBe(1);
    expect(runs()).toBe('good');
    change('botched again');
    await release();
    expect((await release('--back')).status).toBe(0);
    expect(runs()).toBe('good');
  });

  test.each(['curl', 'mv'])(
    'if %s fails, it says so and goes back, and what never ran is no release',
    async (name) => {
      await release();
      change('second');
      await release();
      const before = [target('current'), releases()];
      change('third');
      trouble(`${name}.fails`);
      const { status, said, complained } = await release();
      expect([status, said]).toEqual([1, '']);
      // If nothing was switched, there's nothing to go back from.
      if (name !== 'mv') expect(complained).toContain(`Back to ${before[0]}`);
      expect([target('current'), releases(), runs()]).toEqual([...before, 'second']);
      rmSync(inside('troubles', `${name}.fails`));
      expect((await release()).status).toBe(0);
      expect(runs()).toBe('third');
    },
  );

  test('if the build fails, nothing changes', async () => {
    await release();
    const before = [target('current'), releases()];
    trouble('npm.fails');
    expect((await release()).status).not.toBe(0);
    expect([target('current'), releases()]).toEqual(before);
  });

  test('of two at once, the second does nothing and says why', async () => {
    await release();
    change('second');
    trouble('hold');
    const first = start();
    // It has begun to switch.
    await expect.poll(() => readFileSync(inside('log'), 'utf8').split('\n').length).toBeGreaterThan(2);
    const ended = endOf(first);
    expect(await endOf(start())).toMatchObject({ status: 1, complained: 'Another release is under way.\n' });
    expect(await endOf(start('--back'))).toMatchObject({ status: 1 });
    rmSync(inside('troubles', 'hold'));
    expect((await ended).status).toBe(0);
    expect(runs()).toBe('second');
  });
});
