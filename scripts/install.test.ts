/** After cloning the project, you can begin with any command, on any machine. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { temporaryFolder } from '../testing/temporary.ts';

test('every command installs what is missing', () => {
  const all: Record<string, string> = scripts;
  const commands = Object.keys(all).filter((name) => !(name.startsWith('pre') && name.slice(3) in all));
  expect(commands).toContain('enquiries');
  expect(commands.filter((name) => all[`pre${name}`] !== 'node scripts/install.mjs')).toEqual([]);
});

/** A project of its own, and an npm that notes what it is asked and ends with a status. */
function project(status = 0) {
  const folder = temporaryFolder();
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(folder, name));
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\nmkdir -p node_modules\necho noise\necho "$@" >> asked\nexit ${status}\n`);
  chmodSync(npm, 0o755);
  const PATH = [folder, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const run = () =>
    spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
      cwd: folder,
      env: { PATH },
      encoding: 'utf8',
    });
  return { folder, run, asked: () => readFileSync(join(folder, 'asked'), 'utf8') };
}

test('it installs once, and leaves standard output to the command', () => {
  const { run, asked } = project();
  expect([run().stdout, run().stdout]).toEqual(['', '']);
  expect(asked()).toBe('install --no-save --no-audit --no-fund\n');
});

test.each(['package.json', 'package-lock.json'])('a change of %s installs anew', (name) => {
  const { folder, run, asked } = project();
  run();
  writeFileSync(join(folder, name), '{}');
  run();
  expect(asked().split('\n')).toHaveLength(3);
});

test('where npm fails the command ends with its status, and the next one tries again', () => {
  const { run, asked } = project(7);
  expect([run().status, run().status]).toEqual([7, 7]);
  expect(asked().split('\n')).toHaveLength(3);
});
