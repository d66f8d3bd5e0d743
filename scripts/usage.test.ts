/** What a command doesn't understand ends it with a sentence. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['scripts/launch-check/main.ts', '--help'],
  ['bench/main.ts', '--help'],
  ['bench/main.ts', 'nothing'],
  ['scripts/build.ts', '--help'],
])('%s %s says how to use it, without a stack', (script, option) => {
  const { status, stderr } = spawnSync(process.execPath, [script, option], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('How to use it: npm run');
  expect(stderr).not.toMatch(/^\s+at /m);
});
