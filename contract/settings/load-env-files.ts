/** Settings from files, for commands that npm starts. What is set already wins, and the first file before the second. */
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
  // Some editors begin a file with a byte order mark, which becomes part of the first name.
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('\uFEFF'))) {
    process.env[name.slice(1)] ??= process.env[name];
    delete process.env[name];
  }
}

/** Our settings with a `#` inside a value without quotes: a password would lose its end, and part of it become a host. */
export function cutValues(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = ''] = /^\uFEFF?\s*(?:export\s+)?(\w+)\s*=\s*(?!["'`])[^\s#]+#/.exec(line) ?? [];
    return name in settingTable.shape ? [name] : [];
  });
}

/** In a process that reads the files again after a change: what the last reading set doesn't count. */
export function reloadEnvFiles(): void {
  // In the environment, because the development server loads its modules anew when it starts again.
  for (const name of process.env[namesFromFiles]?.split(' ') ?? []) delete process.env[name];
  const before = new Set(Object.keys(process.env));
  loadEnvFiles();
  process.env[namesFromFiles] = Object.keys(process.env)
    .filter((name) => !before.has(name))
    .join(' ');
}

const namesFromFiles = 'NAMES_FROM_ENV_FILES';
