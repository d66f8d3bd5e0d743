/** A build that's stopped says that the published one is as it was, and leaves nothing behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { copyProject } from '../../testing/content/copy-project.ts';

test('a build that’s stopped says so, publishes nothing, and leaves nothing behind', async () => {
  const project = copyProject('stopped');
  onTestFinished(() => rmSync(project, { recursive: true }));
  const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project, env: bareEnvironment() });
  const said = text(build.stderr);
  for await (const line of createInterface(build.stdout)) if (line.includes('Bundling')) break;
  expect(readdirSync(join(project, 'dist/builds'))).toHaveLength(1);
  build.kill('SIGTERM');
  expect(await once(build, 'exit')).toEqual([null, 'SIGTERM']);
  expect(await said).toBe('The build was stopped. The published build is as it was.\n');
  expect(existsSync(join(project, 'dist/current'))).toBe(false);
  expect(readdirSync(join(project, 'dist/builds'))).toEqual([]);
});
