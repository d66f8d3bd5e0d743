import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReceipt, readReceipt } from './receipt.ts';
import { memoryStorage } from './testing/storage.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('what is kept is read again', () => {
  keepReceipt({ id: '019a', acceptedAt: 1_795_000_000_000, wasChecked: true });
  expect(readReceipt()).toEqual({ id: '019a', acceptedAt: 1_795_000_000_000, wasChecked: true });
});

test('without a reference that can be read there is none, and the rest is kept', () => {
  sessionStorage.setItem('enquiry-receipt', '{"id":7,"acceptedAt":1795000000000,"wasChecked":false}');
  expect(readReceipt()).toEqual({ id: null, acceptedAt: 1_795_000_000_000, wasChecked: false });
});

test.each(['null', '7', '"text"', '{}', '{"id":"a","acceptedAt":"yesterday","wasChecked":true}', 'broken{'])(
  'what another program stored is no receipt: %s',
  (stored) => {
    sessionStorage.setItem('enquiry-receipt', stored);
    expect(readReceipt()).toBeNull();
  },
);
