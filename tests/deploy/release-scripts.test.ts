/** Which commit a release is made of, and whom it belongs to. npm, systemd and nginx have stand-ins. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';

let folder: string;
let site: string;
let origin: string;
beforeEach(() => {
  folder = temporaryFolder();
  [site, origin] = [join(folder, 'site'), join(folder, 'origin')];
  for (const name of ['bin', 'origin', 'settings', 'site/built', 'site/releases']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const name of ['npm', 'systemctl', 'nginx', 'curl', 'setpriv']) writeProgram(`bin/${name}`, 'exit 0');
});

function writeProgram(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@host.example', '-C', where, ...args], {
    encoding: 'utf8',
  }).trim();

function commit(name: string): string {
  writeFileSync(join(origin, 'name'), name);
  git(origin, 'add', '--all', '--force');
  git(origin, 'commit', '--quiet', '--message', name);
  return git(origin, 'rev-parse', '--short=10', 'HEAD');
}

/** With a build that takes no time. */
function makeOrigin(): void {
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  mkdirSync(join(origin, 'node_modules/node/bin'), { recursive: true });
  writeProgram(
    'origin/node_modules/node/bin/node',
    'mkdir -p dist/builds/one/client && ln -sfn builds/one dist/current',
  );
}

const run = (script: string, ...args: string[]) =>
  spawnSync(resolve('deploy', script), args, {
    encoding: 'utf8',
    env: {
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      SITE: site,
      SETTINGS: join(folder, 'settings'),
      PAGES: join(folder, 'pages.conf'),
    },
  });

test('a release is made of what the origin has: its newest commit, a branch, a tag or a commit', () => {
  makeOrigin();
  const first = commit('first');
  git(folder, 'clone', '--quiet', origin, join(site, 'repository'));
  git(origin, 'tag', 'v1');
  const second = commit('second');
  git(origin, 'checkout', '--quiet', '-b', 'next');
  const third = commit('third');
  git(origin, 'checkout', '--quiet', 'main');

  const madeOf = (...wanted: string[]) => {
    const { stdout, stderr } = run('build-release.sh', ...wanted);
    return /-(\w+) is ready/.exec(stdout)?.[1] ?? stderr;
  };
  expect(madeOf()).toBe(second);
  // The clone's own branch of this name is still at the first.
  expect(madeOf('main')).toBe(second);
  expect(madeOf('next')).toBe(third);
  expect(madeOf('v1')).toBe(first);
  expect(madeOf(first)).toBe(first);
  expect(madeOf('no-such-branch')).toBe(`${origin} has no branch, tag or commit no-such-branch.\n`);
});

/** The folder of a release that was made and not yet copied. */
function makeRelease(): string {
  makeOrigin();
  commit('first');
  git(folder, 'clone', '--quiet', origin, join(site, 'repository'));
  run('build-release.sh');
  const [name = ''] = readdirSync(join(site, 'built'));
  return join(site, 'built', name);
}

test.each(['dist/current', 'bin/node', '.'])(
  'a release that leads elsewhere by a link in the place of %s is refused: its maker could change it later',
  (place) => {
    const linked = join(makeRelease(), place);
    const elsewhere = join(folder, 'elsewhere');
    renameSync(linked, elsewhere);
    if (place === 'dist/current') {
      rmSync(elsewhere);
      mkdirSync(join(elsewhere, 'client'), { recursive: true });
    }
    symlinkSync(elsewhere, linked);
    const { status, stderr } = run('switch-release.sh');
    expect([status, stderr]).toEqual([1, expect.stringContaining(`leads out of it, to ${elsewhere}`)]);
    expect(readdirSync(join(site, 'releases'))).toEqual([]);
    expect(readdirSync(folder)).not.toContain('pages.conf');
  },
);

test('settings come from their folder, whatever a release names instead', () => {
  const made = makeRelease();
  for (const name of ['.env', 'build.env']) {
    rmSync(join(made, name), { force: true });
    writeFileSync(join(made, name), 'HOST=0.0.0.0\n');
  }
  expect(run('switch-release.sh').stdout).toContain('is live');
  const settings = ['.env', 'build.env'].map((name) => readlinkSync(join(site, 'current', name)));
  expect(settings).toEqual(['server.env', 'build.env'].map((name) => join(folder, 'settings', name)));
});

test('a switch that was interrupted and is run again still knows which release was live before', () => {
  const first = basename(makeRelease());
  const names = [first];
  for (const name of ['second', 'third']) {
    commit(name);
    const [, made = ''] = /^(\S+) is ready/m.exec(run('build-release.sh').stdout) ?? [];
    names.push(made);
  }
  const [, second = '', third = ''] = names;
  for (const name of [first, second]) expect(run('switch-release.sh', name).status).toBe(0);
  // Ends the script that calls it, as a lost connection would.
  writeProgram('bin/systemctl', 'kill -9 $PPID');
  expect(run('switch-release.sh', third).signal).toBe('SIGKILL');
  writeProgram('bin/systemctl', 'exit 0');
  expect(run('switch-release.sh', third).stdout).toContain(`releases/${third} is live`);
  expect(readlinkSync(join(site, 'previous'))).toBe(`releases/${second}`);
});

test.skipIf(process.getuid?.() !== 0)(
  'what runs belongs to root, and no file keeps the right to run as its owner (needs root)',
  () => {
    const made = makeRelease();
    const name = basename(made);
    execFileSync('chmod', ['u+s', join(made, 'bin/node')]);
    execFileSync('chown', ['-hR', 'nobody', made]);
    const { stdout } = run('switch-release.sh');
    expect(stdout).toContain(`releases/${name} is live`);

    const release = join(site, 'releases', name);
    const files = readdirSync(release, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(5);
    const owned = files.map((file) => lstatSync(join(release, file)));
    expect(owned.filter(({ uid, mode }) => uid !== 0 || (mode & 0o6000) !== 0)).toEqual([]);
  },
);
