/** Pictures: their room is known before they arrive, each says what it shows or that it shows nothing, none is heavy. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { attributes, readPage, tags } from './dist.ts';

test.each([...pages, '/404'])('pictures of %s have width, height and alt', (path) => {
  const pictures = tags(readPage(path), 'img');
  expect(pictures.length).toBeGreaterThan(2);
  const lacking = pictures.filter(
    (tag) => !(/ width="\d+"/.test(tag) && / height="\d+"/.test(tag) && / alt="/.test(tag)),
  );
  expect(lacking).toEqual([]);
});

test('no picture is above 40,000 bytes', () => {
  const pictures = new Set(pages.flatMap((path) => attributes(readPage(path), 'img', 'src')));
  expect(pictures.size).toBeGreaterThan(50);
  expect([...pictures].filter((src) => statSync(join('dist/current/client', src)).size > 40_000)).toEqual([]);
});
