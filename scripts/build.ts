/** `npm run build`: the build in a process of its own, so that there's one left to say that it was killed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.ts';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.error(
    `npm run build takes no options, and "${option}" is one. How to use it: npm run build. ` +
      'Settings are variables: SITE_URL=https://www.company.example npm run build',
  );
  process.exit(2);
}

endWithParent();
const build = fork(join(import.meta.dirname, 'build-process.ts'), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [status, signal]: (number | string | null)[] = await once(build, 'exit');
if (signal) {
  console.error(
    `The build was ended by ${signal}, so the site is as it was before. ` +
      'If nobody stopped it, memory ran out: a build takes about 0.9 GB.',
  );
}
process.exitCode = typeof status === 'number' ? status : 1;
