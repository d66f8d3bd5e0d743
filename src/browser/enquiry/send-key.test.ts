import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKey, keyFor } from './send-key.ts';
import { blockedStorage, memoryStorage } from './testing/storage.ts';

const words = { name: 'Ada', email: 'ada@host.example', message: 'We count by hand.' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  forgetKey();
});
afterEach(() => void vi.unstubAllGlobals());

test('the same words have the same key, whatever else is sent with them', () => {
  expect(keyFor({ ...words, history: 'x', altcha: 'y', consent: 'yes' })).toBe(keyFor(words));
});

test('other words have another key', () => {
  const first = keyFor(words);
  expect(keyFor({ ...words, message: 'We count by machine.' })).not.toBe(first);
});

test('once the enquiry is taken, the same words are a new one', () => {
  const first = keyFor(words);
  forgetKey();
  expect(keyFor(words)).not.toBe(first);
});

test('is kept without storage too', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  expect(keyFor(words)).toBe(keyFor(words));
});

test('survives in the storage what the page does not', async () => {
  const first = keyFor(words);
  vi.resetModules();
  const reloaded = await import('./send-key.ts');
  expect(reloaded.keyFor(words)).toBe(first);
});
