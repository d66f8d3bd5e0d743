import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts';
import { blockedStorage, memoryStorage } from './testing/storage.ts';

const values = { name: 'Ada', email: 'ada@host.example', message: 'We count by hand.' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  forgetIdempotencyKey();
});
afterEach(() => void vi.unstubAllGlobals());

test('the same values have the same key, whatever else is sent with them', () => {
  expect(idempotencyKey({ ...values, history: 'x', altcha: 'y', consent: 'yes' })).toBe(
    idempotencyKey(values),
  );
});

test('other values have another key', () => {
  const first = idempotencyKey(values);
  expect(idempotencyKey({ ...values, message: 'We count by machine.' })).not.toBe(first);
});

test('once the enquiry is taken, the same values are a new one', () => {
  const first = idempotencyKey(values);
  forgetIdempotencyKey();
  expect(idempotencyKey(values)).not.toBe(first);
});

test('is kept without storage too', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  expect(idempotencyKey(values)).toBe(idempotencyKey(values));
});

test('survives in the storage what the page does not', async () => {
  const first = idempotencyKey(values);
  vi.resetModules();
  const reloaded = await import('./idempotency-key.ts');
  expect(reloaded.idempotencyKey(values)).toBe(first);
});
