/** Programs that tests need, and where Debian has them. Looks only. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests of a deployment need. */
const wanted = {
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  systemd: '/usr/bin/systemd-analyze',
} as const;

type Package = keyof typeof wanted;

export const missing = (...names: Package[]) => names.filter((name) => !existsSync(wanted[name]));

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
