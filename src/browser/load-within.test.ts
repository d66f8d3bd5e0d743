import { expect, onTestFinished, test, vi } from 'vitest';
import { loadWithin } from './load-within.ts';

test('what takes longer than 120 s is given up, with the error that the fallback screen shows', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failed = vi.fn();
  let given: AbortSignal | undefined;
  loadWithin((signal) => {
    given = signal;
    return new Promise(() => undefined);
  }).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      name: 'ChunkLoadError',
      reason: 'late',
    }),
  );
  expect(given?.aborted).toBe(true);
});
