/** Programs that tests need beside a browser: Debian's packages, and where each is. Looks only. */
import { accessSync, constants, globSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests of other engines and of a deployment need: Debian's packages, and where each puts a file. */
const wanted = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  systemd: '/usr/bin/systemd-analyze',
} as const;

type Package = keyof typeof wanted;

export const missing = (...names: Package[]) => names.filter((name) => globSync(wanted[name]).length === 0);

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
