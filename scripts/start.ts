/** `npm start`: builds the site if needed, then becomes the server. */
import { spawnSync } from 'node:child_process';
import { loadEnvFile } from '../contract/settings/load-env-file.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { isBuilt } from '../src/build/build-stamp.ts';

try {
  loadEnvFile();
  if (!isBuilt()) build();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('../server/main.ts');

/** In a process of its own, whose memory ends with it. */
function build(): void {
  console.error('Building the site…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
    // Otherwise glibc keeps the memory that photos took.
    env: { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
