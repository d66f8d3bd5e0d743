import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

const [list = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(':root');
const lengths = (text: string) => Array.from(text.matchAll(/\b[\d.]+r?em\b/g), ([length]) => length);

test('media queries ask for the widths and heights that tokens.css lists, and for all of them', async () => {
  const asked = new Set<string>();
  for await (const file of glob('src/**/*.css')) {
    for (const [query] of readFileSync(file, 'utf8').matchAll(/@media[^{]+/g))
      for (const length of lengths(query)) asked.add(length);
  }
  expect([...asked].sort()).toEqual([...new Set(lengths(list))].sort());
});

test('what lies over the page has a named level', async () => {
  for await (const file of glob('src/**/*.css')) {
    // Within a component, and below the page's lowest level.
    for (const [, level] of readFileSync(file, 'utf8').matchAll(/z-index: (\d+)/g))
      expect(Number(level), file).toBeLessThan(10);
  }
});
