import { expect, test } from 'vitest';
import { chooseRepresentation, prefersMarkdown, prepareFile } from './static-file.ts';

const bytes = Buffer.from('x');
const variants = new Map([
  ['br', bytes],
  ['gzip', bytes],
]);
const file = prepareFile(bytes, variants, { status: 200, cacheControl: 'no-cache', headers: {} });

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
  [undefined, undefined],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(chooseRepresentation(file, header).headers['content-encoding']).toBe(encoding);
});

test.each([
  'text/markdown',
  'Text/Markdown;variant=GFM',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.7',
  // Equal: who names it wants it.
  'text/markdown, text/html, */*',
  '*/*;q=0.8, text/markdown;q=0.9',
])('Accept: %s is answered with Markdown', (header) => {
  expect(prefersMarkdown(header)).toBe(true);
});

test.each([
  undefined,
  '*/*',
  'text/*',
  'text/plain',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*;q=0.8',
  'text/markdown;q=0.5, text/*;q=0.8',
  'text/markdown;q=0',
  'application/markdown',
])('Accept: %s is answered with HTML', (header) => {
  expect(prefersMarkdown(header)).toBe(false);
});
