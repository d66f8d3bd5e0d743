/** Finds a browser for `npm test`, or installs one. */
import { spawnSync } from 'node:child_process';
import { lookForBrowser } from '../testing/browser/find-browser.ts';
import { onPath } from '../testing/browser/programs.ts';

/** Milliseconds. A machine may have no network. */
const limit = 240_000;

export function findOrInstallBrowser(): void {
  if (lookForBrowser()) return;
  console.log('npm test installs the headless Chromium of Playwright into its own folder, about 100 MB.');
  run('node_modules/.bin/playwright', 'install', '--only-shell', 'chromium');
  if (!lookForBrowser()) installFromDebian('chromium-headless-shell');
  if (!lookForBrowser())
    console.log('The browser tests fail, because there is no Chromium here and none could be installed.');
}

function installFromDebian(name: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!onPath(['apt-get']) || (asRoot.length > 0 && !run('sudo', '-n', 'true'))) return;
  const apt = (...parts: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parts];
    return run(command, ...rest);
  };
  console.log(`npm test installs ${name} for the whole system with apt-get.`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

const run = (command: string, ...parts: string[]): boolean =>
  spawnSync(command, parts, {
    stdio: 'ignore',
    timeout: limit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  }).status === 0;
