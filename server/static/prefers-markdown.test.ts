import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

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
