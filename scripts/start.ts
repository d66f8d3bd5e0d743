/** `npm start`: builds the site if needed, then becomes the server. */
import { spawnSync } from 'node:child_process';
import { loadEnvFile } from '../contract/settings/load-env-file.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { isBuilt } from '../src/build/build-stamp.ts';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.error(
    `npm start takes no options, and "${option}" is one. Settings are variables: PORT=4000 npm start`,
  );
  process.exit(2);
}
try {
  loadEnvFile();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

let needsBuild = true;
try {
  needsBuild = !isBuilt();
} catch (error) {
  // The build reports the same fault.
  if (!(error instanceof SettingsError)) throw error;
}
if (needsBuild) {
  console.error('Building the site…');
  // Its memory ends with it.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
    // Otherwise glibc keeps the memory that photos took.
    env: { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/main.ts');
