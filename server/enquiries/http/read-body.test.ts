import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const kibibyte = 1024;

/** A body that comes in the given chunks, and whether its sender was told to stop. */
function bodyOf(sizes: number[]) {
  const chunks = sizes.map((size) => new Uint8Array(size));
  let stopped = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: () => {
      stopped = true;
    },
  });
  return { body, wasStopped: () => stopped };
}

test.each([
  ['64 KiB are taken whole', [64 * kibibyte], 65_536, false],
  ['a byte more is too much', [64 * kibibyte, 1], 65_536, true],
  ['what comes past them in the same chunk is dropped', [10 * kibibyte, 90 * kibibyte], 65_536, true],
  ['no body at all is an empty one', [], 0, false],
])('%s', async (_, sizes, kept, overflowed) => {
  const read = await readBody(bodyOf(sizes).body);
  expect([read?.bytes.length, read?.overflowed]).toEqual([kept, overflowed]);
});

test('a body is read to its end up to 1 MiB, and no further', async () => {
  const whole = bodyOf(Array(16).fill(64 * kibibyte));
  expect(await readBody(whole.body)).toMatchObject({ overflowed: true });
  expect(whole.wasStopped()).toBe(false);
  const endless = bodyOf(Array(40).fill(64 * kibibyte));
  expect(await readBody(endless.body)).toMatchObject({ overflowed: true });
  expect(endless.wasStopped()).toBe(true);
});
