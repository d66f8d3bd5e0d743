/** `npm start`: builds the site where it is not built yet, then becomes the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadEnvFiles } from '../contract/settings/load-env-files.ts';
import { SettingsError } from '../contract/settings/read-settings.ts';
import { isBuilt } from './build-stamp.ts';

loadEnvFiles();

// npm passes on SIGTERM and SIGINT, and dies of other signals alone. An orphan gets another parent: then we stop too.
if (process.env['npm_lifecycle_event'] === 'start') {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 200).unref();
}

let needsBuild = true;
try {
  needsBuild = !isBuilt();
} catch (error) {
  // The build meets the same fault and reports it.
  if (!(error instanceof SettingsError)) throw error;
}
if (needsBuild) {
  console.error('Building the site…');
  const build = spawn(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status]: (number | null)[] = await once(build, 'close');
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/main.ts');
