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
