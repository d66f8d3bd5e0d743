/** Settings from `.env`. What's set already wins. */
import { existsSync } from 'node:fs';
import { SettingsError } from './read-settings.ts';

export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    throw new SettingsError([
      ".env can't be read. It must be a file, with a line such as PORT=3000 for each setting.",
    ]);
  }
}

/** For the development server, which reads the file again after a change. */
export function reloadEnvFile(): void {
  // It loads its modules anew, so this is kept in the environment.
  for (const name of process.env[namesFromFile]?.split(' ') ?? []) delete process.env[name];
  const before = new Set(Object.keys(process.env));
  loadEnvFile();
  process.env[namesFromFile] = Object.keys(process.env)
    .filter((name) => !before.has(name))
    .join(' ');
}

const namesFromFile = 'NAMES_FROM_ENV_FILE';
