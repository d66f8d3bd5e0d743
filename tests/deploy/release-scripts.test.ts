/** Which commit a release is made of, and whom it belongs to. npm, systemd and nginx have stand-ins. */
import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
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

test.skipIf(process.getuid?.() !== 0)(
  'what runs belongs to root, and no file keeps the right to run as its owner (needs root)',
  () => {
    makeOrigin();
    commit('first');
    git(folder, 'clone', '--quiet', origin, join(site, 'repository'));
    run('build-release.sh');
    const [name = ''] = readdirSync(join(site, 'built'));
    const made = join(site, 'built', name);
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
