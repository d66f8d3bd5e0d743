import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const canMakePipes = spawnSync('mkfifo', ['--version']).status === 0;

/** Runs a process that has a watchdog, and then does as it is told. */
async function run(job: string, ms: number) {
  const script = `import fs from 'node:fs';
    import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))};
    startWatchdog('the cause', { ms: ${ms} });
    ${job}`;
  const child = spawn(process.execPath, ['--eval', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code, signal };
}

test.skipIf(!canMakePipes)(
  'a process whose thread waits for a disk for ever is ended, and says why',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    expect(await run(`setTimeout(() => fs.readFileSync('${pipe}'), 300);`, 200)).toEqual({
      said: 'Nothing has been served for 0.6 s: the cause\n',
      code: null,
      signal: 'SIGKILL',
    });
  },
);

test('a process that is done ends by itself, with its own exit code', async () => {
  expect(await run('process.exitCode = 3;', 5000)).toEqual({ said: '', code: 3, signal: null });
});

test('a process that is paused again and again, and serves in between, lives on', async () => {
  // Each pause is longer than one step, and shorter than the three that end a process.
  const job = `const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
    for (const ms of [1000, 4000, 7000]) setTimeout(pause, ms);`;
  expect(await run(job, 1500)).toEqual({ said: '', code: 0, signal: null });
});
