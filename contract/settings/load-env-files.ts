import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings from files, for commands that npm starts. Node parses them, as it does with `--env-file` in the units. */
export function loadEnvFiles(): void {
  // What is set already wins, so the first file goes before the second.
  for (const file of ['.env', 'build.env']) {
    if (!existsSync(file)) continue;
    // Some editors begin a file with a byte order mark, which would be part of the first name.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  }
}
