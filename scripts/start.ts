/** `npm start`: builds the site where it is not built yet, then becomes the server. */
import { spawnSync } from 'node:child_process';
import { isBuilt, markBuilt } from './build-stamp.ts';

if (!isBuilt()) {
  console.error('Building the site…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  markBuilt();
}
await import('../server/main.ts');
