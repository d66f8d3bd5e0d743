/** Programs that tests need: looked for on PATH, and installed from Debian's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Milliseconds. A machine may have no network. */
const downloadLimit = 240_000;

/** What the tests of other engines and of a deployment need: Debian's packages, and where each puts a file. */
const wanted = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
} as const;

type Package = keyof typeof wanted;

/** Those that this machine has not. */
export const missing = (...names: Package[]) => names.filter((name) => globSync(wanted[name]).length === 0);

/**
 * Installs what is missing. Where that needs a privilege or a system that this machine doesn't have, the tests that
 * need it are skipped, and `npm test` names them at its end.
 */
export function installMissing(): boolean {
  const packages = Object.entries(wanted).flatMap(([name, file]) =>
    globSync(file).length === 0 ? [name] : [],
  );
  return packages.length === 0 || !canInstall() || installFromDebian(packages);
}

export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
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
  log(`Installing ${packages.join(' and ')} with apt-get…`);
  const wasInstalled = apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
  if (!wasInstalled) log(`apt-get can't install ${packages.join(' and ')}: see why with apt-get update`);
  return wasInstalled;
}

export function run(command: string, parts: readonly string[]): boolean {
  return spawnSync(command, parts, { stdio: 'ignore', timeout: downloadLimit }).status === 0;
}

/** On stderr, to explain a long wait or what's missing. */
export function log(message: string): void {
  process.stderr.write(`${message}\n`);
}
