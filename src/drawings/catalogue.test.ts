import { describe, expect, test } from 'vitest';
import { PictureRegistry } from '../build/pictures.ts';
import { catalogue } from './catalogue.ts';

const registry = new PictureRegistry(catalogue);

describe.each([...catalogue.keys()])('%s', (name) => {
  test('has a size, an address that follows its content, and no more bytes than the budget', () => {
    const { src, width, height } = registry.find(name);
    expect(src).toMatch(new RegExp(`^/assets/pictures/${name}-[\\w-]{8}\\.svg$`));
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(registry.svg(name).length).toBeLessThanOrEqual(40_000);
  });

  test('neither runs scripts nor loads anything', () => {
    expect(registry.svg(name)).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)/i);
  });
});

test('no two pictures are the same', () => {
  const drawn = [...catalogue.keys()].map((name) => registry.svg(name));
  expect(new Set(drawn).size).toBe(catalogue.size);
});
