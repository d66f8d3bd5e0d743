import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlan, readPlan, removePlan } from './plan.ts';
import { blockedStorage, memoryStorage } from './testing/storage.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('a plan of as many letters as the server takes is kept until it is removed', () => {
  expect(keepPlan('a'.repeat(6000))).toBe(true);
  expect(readPlan()).toBe('a'.repeat(6000));
  removePlan();
  expect(readPlan()).toBeNull();
});

test.each([JSON.stringify('a'.repeat(6001)), '""', '7', '{}', 'broken{'])(
  'what another program stored is no plan: %.20s',
  (stored) => {
    sessionStorage.setItem('enquiry-plan', stored);
    expect(readPlan()).toBeNull();
  },
);

test('whoever blocks storage is told that nothing was kept', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  expect(keepPlan('A plan')).toBe(false);
});
