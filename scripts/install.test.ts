/** Whoever has cloned the project may begin with any command, on any machine. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

test('every command installs what is missing', () => {
  const all: Record<string, string> = scripts;
  const commands = Object.keys(all).filter((name) => !(name.startsWith('pre') && name.slice(3) in all));
  expect(commands).toContain('enquiries');
  expect(commands.filter((name) => all[`pre${name}`] !== 'node scripts/install.mjs')).toEqual([]);
});

test('it installs once, and leaves standard output to the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(folder, name));
  // Stands for npm, and notes what it is asked.
  const npm = join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\nmkdir -p node_modules\necho noise\necho "$@" >> asked\n');
  chmodSync(npm, 0o755);
  const PATH = [folder, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const run = () =>
    spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
      cwd: folder,
      env: { PATH },
      encoding: 'utf8',
    });
  expect([run().stdout, run().stdout]).toEqual(['', '']);
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('install --no-save --no-audit --no-fund\n');
});

test('the lockfile has the packages of every platform, so that npm ci works on each', () => {
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const has = (from: string, name: string): boolean => {
    if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
    return from !== '' && has(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };
  const wanted = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [from, name] as const),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter(([from, name]) => !has(from, name))).toEqual([]);
});
