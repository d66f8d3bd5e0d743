import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildCache } from './build-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the next build takes finished work, and makes what has another key', async () => {
  const make = vi.fn(async () => Buffer.from('made'));
  await new BuildCache(folder).take('key', make);
  const next = new BuildCache(folder);
  expect(String(await next.take('key', make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await next.take('another key', make);
  expect(make).toHaveBeenCalledTimes(2);
});
