import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const files = ['.env', 'build.env'];

/** Settings from files, for commands that npm starts. Node parses them, as it does with `--env-file` in the units. */
export function loadEnvFiles(): void {
  load();
}

/** In a process that reads the files again after a change: what the last reading set doesn't count. */
export function reloadEnvFiles(): void {
  // In the environment, because the development server loads its modules anew when it starts again.
  for (const name of process.env[namesFromFiles]?.split(' ') ?? []) delete process.env[name];
  process.env[namesFromFiles] = load().join(' ');
}

const namesFromFiles = 'NAMES_FROM_ENV_FILES';

/** @returns the names of what was not set before. */
function load(): string[] {
  // What is set already wins, so the first file goes before the second.
  return files.filter(existsSync).flatMap((file) => {
    // Some editors begin a file with a byte order mark, which would be part of the first name.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const found = Object.entries(parseEnv(text)).filter(([name]) => process.env[name] === undefined);
    for (const [name, value] of found) process.env[name] = value;
    return found.map(([name]) => name);
  });
}
