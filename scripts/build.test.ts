/** What `npm run build` does around the build itself: a stand-in for it ends in different ways. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';

function begin(build: string) {
  const scripts = join(temporaryFolder(), 'scripts');
  mkdirSync(scripts);
  for (const name of ['build.ts', 'end-with-parent.ts'])
    copyFileSync(join(import.meta.dirname, name), join(scripts, name));
  writeFileSync(join(scripts, 'build-process.ts'), build);
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: join(scripts, '..') });
  return { child, errors: text(child.stderr), folder: join(scripts, '..') };
}

test.each(['SIGKILL', 'SIGABRT'])('a build that %s ends says so, and what it may mean', async (signal) => {
  const { child, errors } = begin(`process.kill(process.pid, '${signal}');`);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await errors).toBe(
    `The build was ended by ${signal}, so the site is as it was before. If nobody stopped it, memory ran out: a build takes about 0.9 GB.\n`,
  );
});

test('a build that fails ends with its own status, and nothing is added', async () => {
  const { child, errors } = begin("console.error('No ink.');\nprocess.exit(3);");
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect(await errors).toBe('No ink.\n');
});

test('a build ends when what started it is killed', async () => {
  const { child, folder } = begin(`
    import { writeFileSync } from 'node:fs';
    import { endWithParent } from './end-with-parent.ts';
    endWithParent();
    writeFileSync('pid', String(process.pid));
    setInterval(() => {}, 1000);
  `);
  const file = join(folder, 'pid');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\d/);
  const id = Number(readFileSync(file, 'utf8'));
  const isRunning = () => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void (isRunning() && process.kill(id, 'SIGKILL')));
  child.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});
