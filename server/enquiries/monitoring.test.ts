import { expect, onTestFinished, test, vi } from 'vitest';
import { readinessCheck } from './monitoring.ts';
import { openStore } from './store/store.ts';

test('asks the store once a second at most, however often it is asked itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const away = new Error('away');
  const write = vi.fn(() => Promise.reject(away));
  const check = readinessCheck({ ...openStore({ dataDir: '' }), write });
  expect(await Promise.all([check(), check()])).toEqual([away, away]);
  vi.advanceTimersByTime(999);
  expect(await check()).toBe(away);
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await check()).toBe(away);
  expect(write).toHaveBeenCalledTimes(2);
});
