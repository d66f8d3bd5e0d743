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
