/** The strip of wordmarks: one for each organisation, one height, one ink. */
import { expect, test } from 'vitest';
import { palettes } from './palette.ts';
import { sketches } from './sketches/index.ts';
import { drawWordmark, wordmarkNames } from './wordmarks.ts';

test('every organisation with a sketch has a wordmark', () => {
  expect([...wordmarkNames].sort()).toEqual(Object.keys(sketches).sort());
});

test.each(wordmarkNames)(
  'the wordmark of %s is 72 px high, in the one ink, and the same each time',
  (slug) => {
    const mark = drawWordmark(slug);
    expect(mark).toContain(' height="72"');
    expect(mark.match(/#[0-9a-f]{6}/g)).toEqual([palettes.light.ink]);
    expect(drawWordmark(slug)).toBe(mark);
  },
);

test('no two wordmarks are alike', () => {
  expect(new Set(wordmarkNames.map(drawWordmark)).size).toBe(wordmarkNames.length);
});

test('an unknown organisation is refused', () => {
  expect(() => drawWordmark('nobody')).toThrow("there is no wordmark 'nobody'");
});
