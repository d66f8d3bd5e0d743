/** What a browser tells of files, and what had arrived when. */
import { expect, test } from 'vitest';
import { soundingAt, transferOf } from './visit-timings.ts';

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
  // Some browsers say no size of what the store has answered.
  expect(transferOf({ responseEnd: 9, transferSize: 0, encodedBodySize: 0 })).toMatchObject({
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

test('of a page that was drawn ahead, time counts from its opening', () => {
  const transfers = [transferOf({ responseEnd: 150, transferSize: 800, encodedBodySize: 500 })];
  expect(soundingAt(230, transfers, 200)).toEqual({ ms: 30, requests: 1, bytes: 500 });
  // What was over by then took none of the visitor's time, and all that had arrived is there.
  expect(soundingAt(100, transfers, 200)).toEqual({ ms: 0, requests: 1, bytes: 500 });
});
