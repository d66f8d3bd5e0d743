import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

const module = JSON.stringify(resolve('scripts/run-group.ts'));

/** A process that calls `runGroup` with a shell command, and what it has printed so far. */
function start(command: string) {
  const code = `const { runGroup } = await import(${module}); console.log(await runGroup('sh', '-c', ${JSON.stringify(command)}))`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const output = { text: '' };
  runner.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  return { runner, output, ended: once(runner, 'exit') };
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['exit 0', 'true'],
  ['exit 3', 'false'],
])('says whether the command succeeded: %s', async (command, expected) => {
  const { output, ended } = start(command);
  expect(await ended).toEqual([0, null]);
  expect(output.text.trim()).toBe(expected);
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends what the command has started, and then the process itself', async (signal, status) => {
  const { runner, output, ended } = start('sleep 300 & echo $! $$; wait');
  await vi.waitFor(() => expect(output.text).toMatch(/\d+ \d+\n/), 40_000);
  const [child = 0, shell = 0] = output.text.trim().split(' ').map(Number);
  expect([child, shell].every(exists)).toBe(true);

  runner.kill(signal);
  expect(await ended).toEqual([status, null]);
  await vi.waitFor(() => expect([child, shell].some(exists)).toBe(false), 10_000);
});
