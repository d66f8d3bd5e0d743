/** For tests: the command line as an operator runs it, without starting a process each time. */

import { runCommand } from '../../server/enquiries/cli/cli.ts';
import type { asListed } from '../../server/enquiries/display.ts';

type CommandResult = { code: number; stdout: string; stderr: string };

export async function runEnquiries(
  args: string[],
  environment: Record<string, string>,
  confirm = async (_question: string) => {},
): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const code = await runCommand(
    args,
    environment,
    {
      print: async (line: string) => {
        written.stdout += `${line}\n`;
      },
      tell: (line: string) => {
        written.stderr += `${line}\n`;
      },
    },
    confirm,
  );
  return { code, ...written };
}

type ListedEnquiry = ReturnType<typeof asListed>;

export async function listJson(environment: Record<string, string>): Promise<ListedEnquiry[]> {
  const { stdout, stderr, code } = await runEnquiries(['list', '--json'], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
