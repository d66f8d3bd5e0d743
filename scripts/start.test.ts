/** `npm start` as it is run, by npm itself, in a small project of its own that is built already. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { sourceStamp } from '../src/build/build-stamp.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { machineTime } from '../testing/clock.ts';
import { buildFixtureSite } from '../testing/server/fixture-site.ts';

/** A small project that is built already. */
async function builtProject() {
  const { folder, remove } = await buildFixtureSite();
  onTestFinished(remove);
  const [, begin = ''] = scripts.start.split(' && ');
  const start = begin.replace('scripts/start.ts', `"${join(import.meta.dirname, 'start.ts')}"`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'dist/current/.stamp'), sourceStamp(folder, 'content', machineTime()));
  return folder;
}

function npmStart(folder: string) {
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...bareEnvironment(), PATH, HOST: '127.0.0.1', PORT: '0' },
    // A group of its own, so that whatever is left can be ended afterwards.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  });
  return { npm, errors: () => errors };
}

test('SIGTERM to npm stops the server too, and frees its port', async () => {
  const { npm, errors } = npmStart(await builtProject());
  await expect.poll(errors).toContain('The site is at');
  const [url = ''] = /http:\S+/.exec(errors()) ?? [];
  const isListening = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  expect(await isListening()).toBe(true);
  expect(errors()).not.toContain('Building the site');
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(isListening).toBe(false);
});

test('a changed source is left to the build, whose failure ends the start', async () => {
  const folder = await builtProject();
  writeFileSync(join(folder, 'package-lock.json'), '');
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts/build.ts'), "console.error('No ink.');\nprocess.exit(3);\n");
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    cwd: folder,
    env: { ...bareEnvironment(), PORT: '0' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([3, 'Building the site…\nNo ink.\n']);
});
