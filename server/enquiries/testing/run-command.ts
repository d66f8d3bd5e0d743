/** For tests: the command line as an operator runs it, in a process of its own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { asListed } from '../operator/format.ts';

const script = fileURLToPath(new URL('../operator/command-line.ts', import.meta.url));

export type CommandResult = { code: number; stdout: string; stderr: string };

export function runEnquiries(args: string[], environment: Record<string, string>): Promise<CommandResult> {
  const { PATH = '' } = process.env;
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  execFile(
    process.execPath,
    [script, ...args],
    { env: { PATH, ...environment }, maxBuffer: 64 * 1024 * 1024 },
    (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
  );
  return promise;
}

export type ListedEnquiry = ReturnType<typeof asListed>;

export async function listJson(environment: Record<string, string>): Promise<ListedEnquiry[]> {
  const { stdout, stderr, code } = await runEnquiries(['list', '--json'], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
