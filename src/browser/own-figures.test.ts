/** What a browser tells of files, and what had arrived when. */
import { expect, test } from 'vitest';
import { soundingAt, transferOf } from './own-figures.ts';

test('a file counts with its body as it was sent, and not at all where the store has answered', () => {
  expect(transferOf({ responseEnd: 9, transferSize: 1300, encodedBodySize: 1000 })).toEqual({
    end: 9,
    bytes: 1000,
    isStored: false,
  });
  // Confirmed as unchanged: headers alone. Taken from the store: nothing.
  expect(transferOf({ responseEnd: 9, transferSize: 300, encodedBodySize: 1000 })).toMatchObject({
    bytes: 0,
    isStored: true,
  });
  expect(transferOf({ responseEnd: 9, transferSize: 0, encodedBodySize: 1000 })).toMatchObject({
    bytes: 0,
    isStored: true,
  });
});

test('a browser that tells no sizes has no bytes, which is not the same as none', () => {
  const unsized = transferOf({ responseEnd: 9 });
  expect(unsized).toEqual({ end: 9, bytes: null, isStored: false });
  expect(soundingAt(10, [unsized])).toEqual({ ms: 10, requests: 1, bytes: null });
});

test('only what had arrived whole counts', () => {
  const at = (responseEnd: number) => transferOf({ responseEnd, transferSize: 800, encodedBodySize: 500 });
  const transfers = [at(100), at(200), at(0)];
  expect(soundingAt(99, transfers)).toEqual({ ms: 99, requests: 0, bytes: 0 });
  expect(soundingAt(150, transfers)).toEqual({ ms: 150, requests: 1, bytes: 500 });
  expect(soundingAt(900, transfers)).toEqual({ ms: 900, requests: 2, bytes: 1000 });
});
