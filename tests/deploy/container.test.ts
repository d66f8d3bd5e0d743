/** The Dockerfile's steps, in a folder. No container runs here. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFixtureSite } from '../../testing/server/fixture-site.ts';

const steps = readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^([A-Z]+) (.*)$/gm);
const all = Array.from(steps, ([, name = '', rest = '']) => ({ name, rest }));
const of = (wanted: string) => all.filter(({ name }) => name === wanted).map(({ rest }) => rest);

test.skipIf(process.platform !== 'linux')(
  'its steps lead to a server that takes enquiries (needs Linux)',
  async () => {
    const { folder, remove } = await buildFixtureSite();
    onTestFinished(remove);
    const place = (text: string) =>
      text.replaceAll(/(?<=[ =])\/(data|backups)/g, `${folder}/$1`).replaceAll('-o node -g node', '');
    // What's copied, without the build.
    for (const name of ['package.json', 'node_modules', 'contract', 'server'])
      symlinkSync(resolve(name), join(folder, name));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$1 $2" >>${folder}/asked\n`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    const path = `${join(folder, 'bin')}:${process.env['PATH']}`;
    for (const step of of('RUN')) {
      const { status, stderr } = spawnSync('sh', ['-ec', place(step)], { cwd: folder, env: { PATH: path } });
      expect(status, String(stderr)).toBe(0);
    }
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('ci --no-audit\nrun build\nprune --omit=dev\n');

    const settings = of('ENV').flatMap((line) => place(` ${line}`).trim().split(' '));
    const env = Object.fromEntries(settings.map((setting) => setting.split('=')));
    const [program = '', ...options]: string[] = JSON.parse(of('CMD')[0] ?? '[]');
    expect(program).toBe('node');
    const server = spawn(process.execPath, options, { cwd: folder, env: { ...env, PORT: '0' } });
    onTestFinished(() => void server.kill('SIGKILL'));
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said).toContain('The site is at');
    const [, port] = /:(\d+)/.exec(said) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(existsSync(join(folder, 'data/enquiries.sqlite'))).toBe(true);
  },
);
