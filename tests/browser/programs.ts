/** Programs that tests need: looked for on PATH, and installed from Debian's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Milliseconds. A machine may have no network. */
const downloadLimit = 240_000;

/** What the tests of other engines and of a deployment need, with the Debian packages that have it. */
const wanted = [
  { isThere: () => hasAny('firefox', 'firefox-esr'), packages: ['firefox-esr'] },
  { isThere: () => hasAny('WebKitWebDriver'), packages: ['webkit2gtk-driver'] },
  { isThere: () => hasAny('Xvfb'), packages: ['xvfb'] },
  { isThere: () => hasAny('nginx'), packages: ['nginx'] },
  {
    isThere: () => globSync('/etc/nginx/modules-enabled/*brotli-static*').length > 0,
    packages: ['libnginx-mod-http-brotli-static'],
  },
  { isThere: () => hasAny('openssl'), packages: ['openssl'] },
  { isThere: () => hasAny('curl'), packages: ['curl'] },
  { isThere: () => hasAny('shellcheck'), packages: ['shellcheck'] },
  { isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0, packages: ['postgresql'] },
];

/**
 * Installs what is missing. Where that needs a privilege or a system that this machine doesn't have, the tests that
 * need it are skipped, and `npm test` names them at its end.
 */
export function installMissing(): boolean {
  const missing = wanted.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  return missing.length === 0 || !canInstall() || installFromDebian(missing);
}

const hasAny = (...programs: string[]) => onPath(programs) !== undefined;

/** Whether every one of these is on PATH. */
export const hasAll = (programs: readonly string[]) => programs.every((name) => onPath([name]) !== undefined);

export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

const canInstall = () =>
  onPath(['apt-get']) !== undefined && (asRoot.length === 0 || run('sudo', ['-n', 'true']));

/** Whether apt-get could install the packages; it cannot where it is missing, or nobody may install. */
export function installFromDebian(packages: readonly string[]): boolean {
  const apt = (...parts: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parts];
    return run(command, rest);
  };
  log(`Installing ${packages.join(' and ')} with apt-get`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

export function run(command: string, parts: readonly string[]): boolean {
  return spawnSync(command, parts, { stdio: 'ignore', timeout: downloadLimit }).status === 0;
}

/** On stderr, to explain a long wait. */
export function log(message: string): void {
  process.stderr.write(`${message}…\n`);
}
