/** Programs that tests need: looked for on PATH, and installed from Debian's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Milliseconds. A machine may have no network. */
const downloadLimit = 240_000;

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

/** Whether apt-get could install the packages; it cannot where it is missing, or nobody may install. */
export function installFromDebian(packages: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
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

/** On stderr, to explain a long wait, or what is left out. */
export function log(message: string): void {
  process.stderr.write(`${message}…\n`);
}
