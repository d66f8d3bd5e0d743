import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './captcha.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives what arrives in time, and leaves no timer behind', async () => {
  expect(await withTimeout(1000, Promise.resolve('here'))).toBe('here');
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test('gives nothing for what never comes, at the limit and not before', async () => {
  let result: unknown = 'waiting';
  withTimeout(1000, new Promise(() => undefined)).then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(result).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBeNull();
});
