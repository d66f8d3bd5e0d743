/** For tests: runs a command without a process of its own. */
import { runCommand } from '../../server/enquiries/cli/cli.ts';
import type { asListed } from '../../server/enquiries/deliver/display.ts';

type CommandResult = { code: number; stdout: string; stderr: string };

/** By default as on a machine without a site. */
export async function runEnquiries(
  args: string[],
  environment: Record<string, string>,
  { dist = 'no-build', now, run = runCommand }: { dist?: string; now?: number; run?: typeof runCommand } = {},
): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const code = await run(args, environment, {
    print: async (line) => {
      written.stdout += `${line}\n`;
    },
    tell: (line) => {
      written.stderr += `${line}\n`;
    },
    confirm: async () => undefined,
    dist,
    ...(now !== undefined && { now }),
  });
  return { code, ...written };
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
