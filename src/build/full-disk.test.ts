/** A build on a disk of 1 MB, in a mount namespace of its own: the site that's published stays whole. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { copyProject } from '../../testing/content/copy-project.ts';

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const script = `
  mount -t tmpfs -o size=1m none dist
  mkdir -p dist/builds/first
  echo published > dist/builds/first/page
  ln -s builds/first dist/current
  "$0" scripts/build.ts > /dev/null
  echo "status $?"
  cat dist/current/page
  ls dist/builds
`;

test.skipIf(!canMount)(
  'a build on a full disk says so, and the published one is as it was (needs a mount namespace)',
  () => {
    const project = copyProject('full-disk');
    onTestFinished(() => rmSync(project, { recursive: true }));
    mkdirSync(join(project, 'dist'));
    const options = { cwd: project, env: bareEnvironment(), encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath], options);
    expect(stderr).toContain('The disk is full. The published build is as it was.\n');
    expect(stdout).toBe('status 1\npublished\nfirst\n');
  },
);
