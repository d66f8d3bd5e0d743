import { expect, onTestFinished, test, vi } from 'vitest';
import { readinessCheck } from './readiness.ts';
import type { Store } from './store/store.ts';

function countingStore() {
  const store = {
    checks: 0,
    name: 'test',
    file: null,
    use: async () => {
      store.checks += 1;
      throw new Error('away');
    },
    close: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  } satisfies Store & { checks: number };
  return store;
}

test('the store is asked once a second at most, and goes on being asked when the clock jumps back', async () => {
  let elapsed = 5000;
  let clock = Date.UTC(2030, 0, 1);
  const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  const date = vi.spyOn(Date, 'now').mockImplementation(() => clock);
  onTestFinished(() => {
    monotonic.mockRestore();
    date.mockRestore();
  });
  const store = countingStore();
  const check = readinessCheck(store);
  expect(await check()).toEqual(new Error('away'));
  elapsed += 999;
  expect(await check()).toEqual(new Error('away'));
  expect(store.checks).toBe(1);
  elapsed += 1;
  clock = Date.UTC(2026, 0, 1);
  expect(await check()).toEqual(new Error('away'));
  expect(store.checks).toBe(2);
});
