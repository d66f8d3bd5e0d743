/**
 * Installs what the tests need and this machine has not, for the whole `npm test` alone. Where that needs a privilege,
 * a network or a system that isn't there, the tests that need it are skipped and named at the end.
 */
import { spawnSync } from 'node:child_process';
import { lookForBrowser } from '../testing/browser/find-browser.ts';
import { allMissing, onPath } from '../testing/browser/programs.ts';

/** Milliseconds. A machine may have no network. */
const limit = 240_000;

export function installTestPrograms(): void {
  if (!lookForBrowser()) {
    console.log(
      'The browser tests need Chromium: downloading the headless one with Playwright, about 100 MB…',
    );
    run('node_modules/.bin/playwright', 'install', '--only-shell', 'chromium');
    if (!lookForBrowser()) installFromDebian(['chromium-headless-shell'], 'The browser tests need it.');
  }
  const packages = allMissing();
  if (packages.length > 0)
    installFromDebian(packages, 'Tests of other engines, of PostgreSQL and of a deployment need them.');
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

function installFromDebian(packages: readonly string[], why: string): void {
  if (!onPath(['apt-get']) || (asRoot.length > 0 && run('sudo', '-n', 'true').status !== 0)) {
    console.log(`${packages.join(', ')} can't be installed here. ${why}`);
    return;
  }
  const apt = (...parts: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parts];
    return run(command, ...rest);
  };
  const install = ['install', '--no-install-recommends', ...packages];
  apt('update');
  const { stdout } = apt('--assume-no', ...install);
  const size = /^Need to get .*$|^After this operation.*$/gm;
  console.log(
    `Installing ${packages.join(', ')} with apt-get. ${why} ${(stdout.match(size) ?? []).join(' ')}`,
  );
  if (apt('-y', ...install).status !== 0)
    console.log(`apt-get could not install them; see why with: apt-get install ${packages.join(' ')}`);
}

const run = (command: string, ...parts: string[]) =>
  spawnSync(command, parts, {
    encoding: 'utf8',
    timeout: limit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
