import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what arrives in time is handed on, and no timer is left behind', async () => {
  expect(await loadChunk(async () => 'page')).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const error = await loadChunk(() => Promise.reject(cause)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('120 seconds are the limit', async () => {
  let outcome = 'waiting';
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: Error) => {
    outcome = error.name;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(outcome).toBe('ChunkLoadError');
});
