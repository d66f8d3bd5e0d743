/** Runs programs beside each other, with the name of each before its lines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

type Task = (show: (line: string) => void) => Promise<boolean>;

/** Leaders of process groups, so that stopping this process stops everything that a program has started. */
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const leader of running) process.kill(-leader, 'SIGTERM');
    process.exit(1);
  });

/** Resolves with whether each has succeeded. */
export async function beside<Name extends string>(
  tasks: Readonly<Record<Name, Task>>,
): Promise<Record<Name, boolean>> {
  const width = Math.max(...Object.keys(tasks).map((name) => name.length));
  const outcomes = await Promise.all(
    Object.entries<Task>(tasks).map(async ([name, task]) => {
      const show = (line: string) => console.log(`${name.padEnd(width)} │ ${line}`);
      const begun = performance.now();
      show('…');
      const succeeded = await task(show);
      show(`${succeeded ? 'done' : 'failed'} after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      return [name, succeeded] as const;
    }),
  );
  // The names are those of the tasks.
  return Object.fromEntries(outcomes) as Record<Name, boolean>;
}

/** One of the project's tools. Where nobody shows its lines, the terminal is its own. */
export function run(tool: string, ...parameters: string[]) {
  return async (show?: (line: string) => void): Promise<boolean> => {
    const output = show ? 'pipe' : 'inherit';
    const child = spawn(`node_modules/.bin/${tool}`, parameters, {
      stdio: ['ignore', output, output],
      detached: true,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    if (child.pid) running.add(child.pid);
    const lines = [child.stdout, child.stderr].map((stream) =>
      stream && show ? eachLine(stream, show) : null,
    );
    const [status] = await once(child, 'close');
    await Promise.all(lines);
    running.delete(child.pid ?? 0);
    return status === 0;
  };
}

async function eachLine(stream: Readable, show: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) show(line);
}
