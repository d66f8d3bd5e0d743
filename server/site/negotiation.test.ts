import { expect, test } from 'vitest';
import { acceptedEncodings, prefersMarkdown } from './static-file.ts';

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

test.each([
  'text/markdown',
  'Text/Markdown;variant=GFM',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.7',
  // Equal: who names it wants it.
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/html;q=0, text/markdown;q=0.1',
  '*/*;q=0.8, text/markdown;q=0.9',
])('Accept: %s is answered with Markdown', (header) => {
  expect(prefersMarkdown(header)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/plain',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*;q=0.8',
  'text/markdown;q=0.5, text/*;q=0.8',
  'text/markdown;q=0',
  'application/markdown',
])('Accept: %s is answered with HTML', (header) => {
  expect(prefersMarkdown(header)).toBe(false);
});
