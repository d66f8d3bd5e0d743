import { expect, test } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.2, gzip', ['gzip', 'br', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['br, identity;q=0', ['br']],
  ['zstd', ['identity']],
  ['br;q=nonsense', ['br', 'identity']],
  ['br;q=-1', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('Accept-Encoding %j is answered with the first of %j that there is', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
