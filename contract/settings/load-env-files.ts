/** Settings from files. What's set already wins, then the first file. */
import { existsSync, readFileSync } from 'node:fs';
import { SettingsError } from './read-settings.ts';
import { settingTable } from './table.ts';

const files = ['.env', 'build.env'];

export function loadEnvFiles(): void {
  for (const file of files.filter(existsSync)) {
    try {
      process.loadEnvFile(file);
    } catch {
      throw new SettingsError([
        `${file} can't be read. It must be a file, with a line such as PORT=3000 for each setting.`,
      ]);
    }
    const cut = cutValues(readFileSync(file, 'utf8'));
    if (cut.length > 0)
      throw new SettingsError(
        cut.map((name) => `${name} in ${file} ends at its first #. Put the value in single quotes.`),
      );
  }
  // Some editors begin a file with a byte order mark.
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('\uFEFF'))) {
    process.env[name.slice(1)] ??= process.env[name];
    delete process.env[name];
  }
}

/** A password would lose its end, and part of it would become a host. */
export function cutValues(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = ''] = /^\uFEFF?\s*(?:export\s+)?(\w+)\s*=\s*(?!["'`])[^\s#]+#/.exec(line) ?? [];
    return name in settingTable.shape ? [name] : [];
  });
}

/** For the development server, which reads the files again after a change. */
export function reloadEnvFiles(): void {
  // It loads its modules anew, so this is kept in the environment.
  for (const name of process.env[namesFromFiles]?.split(' ') ?? []) delete process.env[name];
  const before = new Set(Object.keys(process.env));
  loadEnvFiles();
  process.env[namesFromFiles] = Object.keys(process.env)
    .filter((name) => !before.has(name))
    .join(' ');
}

const namesFromFiles = 'NAMES_FROM_ENV_FILES';
