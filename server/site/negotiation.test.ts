import { expect, test } from 'vitest';
import { chooseRepresentation, prepareFile } from './static-file.ts';

const bytes = Buffer.from('x');
const variants = new Map([
  ['br', bytes],
  ['gzip', bytes],
]);
const file = prepareFile(bytes, variants, {});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['zstd', undefined],
  ['br;q=nonsense', 'br'],
  ['br;q=-1', undefined],
  ['', undefined],
  [`${'a,'.repeat(7000)}br`, undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(chooseRepresentation(file, header).headers['content-encoding']).toBe(encoding);
});
