/** For tests and the bench: runs `small-disk.ts` in a mount namespace of its own, which not every system grants. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const script = fileURLToPath(new URL('small-disk.ts', import.meta.url));

const outcome = z.object({
  /** Answers before, during and after the trouble. */
  before: z.array(z.number()),
  during: z.array(z.number()),
  after: z.array(z.number()),
  ready: z.array(z.boolean()),
  /** Enquiries found afterwards. */
  kept: z.number(),
});

export function canMount(): boolean {
  return spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
}

export async function onSmallDisk(trouble: 'full' | 'read-only') {
  const { stdout } = await run('unshare', ['-rm', process.execPath, script, trouble]);
  const { before, during, after, ...found } = outcome.parse(JSON.parse(stdout));
  const taken = [...before, ...during, ...after].filter((status) => status === 201).length;
  return { before, during, after, taken, ...found };
}
