import { createHash } from 'node:crypto';
import fs, { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { BuildCache } from './build-cache.ts';

test('the next build takes finished work, and makes what has another key', async () => {
  const folder = temporaryFolder();
  const make = vi.fn(async () => Buffer.from('made'));
  await new BuildCache(folder).take('key', make);
  const next = new BuildCache(folder);
  expect(String(await next.take('key', make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await next.take('another key', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a sweep leaves what another build is writing, and removes what none has taken for a week', async () => {
  const folder = temporaryFolder();
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  await new BuildCache(folder).take('key', async () => Buffer.from('made'));
  const [used = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'unused'), 'made');
  for (const name of ['unused', used]) utimesSync(join(folder, name), old, old);
  writeFileSync(join(folder, 'being-written'), '');
  const next = new BuildCache(folder);
  await next.take('key', async () => Buffer.from('again'));
  new BuildCache(folder).sweep();
  expect(readdirSync(folder).toSorted()).toEqual([used, 'being-written'].toSorted());
});

test.each([
  ['an emptied', () => ''],
  ['a truncated', (entry: Buffer) => entry.subarray(0, -1)],
  ['an altered', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('?')])],
])('%s entry is made again', async (_, damage) => {
  const folder = temporaryFolder();
  const made = { word: 'made' };
  await new BuildCache(folder).take('key', async () => Buffer.from('made'));
  new BuildCache(folder, 'code').value(['key'], () => made);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, damage(readFileSync(file)));
  }
  const next = new BuildCache(folder, 'code');
  expect(String(await next.take('key', async () => Buffer.from('made')))).toBe('made');
  expect(next.value(['key'], () => made)).toEqual(made);
});

test('where nothing can be kept, all is made, with one warning', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const cache = new BuildCache(join(file, 'cache'));
  for (const key of ['key', 'another key'])
    expect(String(await cache.take(key, async () => Buffer.from('made')))).toBe('made');
  cache.sweep();
  expect(cache.warnings).toEqual([
    expect.stringContaining('finished work can’t be kept for the next build (ENOTDIR'),
  ]);
});

test('a full disk ends the build, which would have no room either', async () => {
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    full.mockRestore();
    syncBuiltinESMExports();
  });
  const cache = new BuildCache(temporaryFolder());
  await expect(cache.take('key', async () => Buffer.from('made'))).rejects.toThrow('ENOSPC');
});

test('a draft that can’t take its place is removed', async () => {
  const folder = temporaryFolder();
  const name = createHash('sha256').update('key').digest('hex');
  mkdirSync(join(folder, name, 'in the way'), { recursive: true });
  const cache = new BuildCache(folder);
  await cache.take('key', async () => Buffer.from('made'));
  expect(cache.warnings).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([name]);
});

test('a sweep that fails is a warning', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const cache = new BuildCache(file);
  cache.sweep();
  expect(cache.warnings).toEqual([
    expect.stringContaining('work of earlier builds can’t be removed (ENOTDIR'),
  ]);
});
