import { describe, expect, test } from 'vitest';
import { PictureStudio } from '../prerender/pictures.ts';
import { catalogue } from './catalogue.ts';

const studio = new PictureStudio(catalogue);

describe.each([...catalogue.keys()])('%s', (name) => {
  test('has a size, an address that follows its content, and no more bytes than the budget', () => {
    const { src, width, height } = studio.find(name);
    expect(src).toMatch(new RegExp(`^/assets/pictures/${name}-[\\w-]{8}\\.svg$`));
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(studio.svg(name).length).toBeLessThanOrEqual(40_000);
  });

  test('neither runs scripts nor loads anything', () => {
    expect(studio.svg(name)).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)/i);
  });
});

test('no two pictures are the same', () => {
  const drawn = [...catalogue.keys()].map((name) => studio.svg(name));
  expect(new Set(drawn).size).toBe(catalogue.size);
});

test('a name without a drawing has an address without a file, and no drawing', () => {
  expect(studio.addresses).not.toContain(studio.find('atlantis').src);
  expect(() => studio.svg('atlantis')).toThrow(/atlantis.*catalogue/);
});
