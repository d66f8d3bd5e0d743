/** For tests and the bench: runs `small-disk.ts` in a mount namespace of its own, which not every system grants. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

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

export function onSmallDisk(trouble: 'full' | 'read-only') {
  const options = { encoding: 'utf8', timeout: 20_000 } as const;
  const run = spawnSync('unshare', ['-rm', process.execPath, script, trouble], options);
  if (run.status !== 0) throw new Error(run.stderr);
  const { before, during, after, ...found } = outcome.parse(JSON.parse(run.stdout));
  const taken = [...before, ...during, ...after].filter((status) => status === 201).length;
  return { before, during, after, taken, ...found };
}
