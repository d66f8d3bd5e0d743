import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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
  for (const name of ['unused', used]) {
    writeFileSync(join(folder, name), 'made');
    utimesSync(join(folder, name), old, old);
  }
  writeFileSync(join(folder, 'being-written'), '');
  const next = new BuildCache(folder);
  await next.take('key', async () => Buffer.from('again'));
  await new BuildCache(folder).sweep();
  expect(readdirSync(folder).toSorted()).toEqual([used, 'being-written'].toSorted());
});
