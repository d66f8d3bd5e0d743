/** For tests: the server as it is started in production, as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '..', 'main.ts');

export type MainProcess = {
  child: ChildProcess;
  output(): string;
  errors(): string;
  ended: Promise<number | null>;
};

/** @param folder the one that a build lies in. */
export function runMain(settings: Record<string, string>, folder: string): MainProcess {
  const { PATH } = process.env;
  const environment = { PATH, PORT: '0', ...settings };
  const child = spawn(process.execPath, [main], { cwd: folder, env: environment });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, errors: () => errors, ended };
}

export async function startedAt(process: MainProcess): Promise<string> {
  await expect.poll(process.errors).toContain('The site is at');
  return /http:\S+/.exec(process.errors())?.[0] ?? '';
}
