import { expect, test } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

test.each([
  ['br, gzip, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['*;q=0.2, zstd', ['zstd', 'br', 'gzip', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['br, identity;q=0', ['br']],
  ['deflate', ['identity']],
  ['br;q=nonsense', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('Accept-Encoding %j is answered with the first of %j that there is', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('a flood of different headers does not change the answers', () => {
  for (let i = 0; i < 500; i += 1) acceptedEncodings(`gzip, odd${i}`);
  expect(acceptedEncodings('gzip, odd1')).toEqual(['gzip', 'identity']);
});
