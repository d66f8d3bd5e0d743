/** Programs that tests need beside a browser: Debian's packages, and where each is. Looks only. */
import { accessSync, constants, globSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests of other engines and of a deployment need: Debian's packages, and where each puts a file. */
const wanted = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/etc/nginx/modules-enabled/*brotli-static*',
  openssl: '/usr/bin/openssl',
  curl: '/usr/bin/curl',
  git: '/usr/bin/git',
  shellcheck: '/usr/bin/shellcheck',
  postgresql: '/usr/lib/postgresql/*/bin/initdb',
} as const;

type Package = keyof typeof wanted;

const filesOf = (name: Package) => globSync(wanted[name]).sort();

/** Those that this machine has not. */
export const missing = (...names: Package[]) => names.filter((name) => filesOf(name).length === 0);

/** Those that this machine has not, of all. */
export const allMissing = (): string[] =>
  Object.entries(wanted).flatMap(([name, file]) => (globSync(file).length === 0 ? [name] : []));

/** The file of a package's newest version. */
export function programOf(name: Package): string {
  const file = filesOf(name).at(-1);
  if (!file) throw new Error(`These tests need Debian's package ${name}`);
  return file;
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
