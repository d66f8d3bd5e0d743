/** `npm start` as it is run, by npm itself, in a small project of its own that is built already. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { buildFixtureSite } from '../server/testing/fixture-site.ts';
import { sourceStamp } from './build-stamp.ts';

async function npmStart() {
  const { folder, remove } = await buildFixtureSite();
  const start = scripts.start.replace('scripts/', `${import.meta.dirname}/`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  writeFileSync(join(folder, 'dist/current/.stamp'), sourceStamp(folder));
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOST: '127.0.0.1', PORT: '0' },
    // A group of its own, so that whatever is left can be ended afterwards.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  onTestFinished(async () => {
    if (npm.pid) endGroup(npm.pid);
    await remove();
  });
  await expect.poll(() => errors).toContain('The site is at');
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(errors)?.[1]);
  return { npm, port, errors: () => errors };
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve: answer } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.on('connect', () => answer(true)).on('error', () => answer(false));
  return promise.finally(() => socket.destroy());
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm alone stops the server too, and frees its port (Windows has no signals)',
  async (signal) => {
    const { npm, port, errors } = await npmStart();
    expect(await isListening(port)).toBe(true);
    expect(errors()).not.toContain('Building the site');
    const ended = once(npm, 'exit');
    npm.kill(signal);
    await ended;
    await expect.poll(() => isListening(port)).toBe(false);
  },
);
