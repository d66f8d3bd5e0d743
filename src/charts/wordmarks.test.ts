/** The strip of wordmarks: one for each organisation, one height, one ink. */
import { expect, test } from 'vitest';
import { sketches } from './sketches/index.ts';
import { wordmarks } from './wordmarks.ts';

test('every organisation with a sketch has a wordmark', () => {
  expect(Object.keys(wordmarks).sort()).toEqual(Object.keys(sketches).sort());
});

test.each(Object.entries(wordmarks))(
  'the wordmark of %s is 72 px high, in the one ink, and the same each time',
  (_, draw) => {
    const mark = draw();
    expect(mark).toContain(' height="72"');
    expect(mark.match(/fill="[^"]+"/g)).toEqual(['fill="var(--label)"']);
    expect(draw()).toBe(mark);
  },
);

test('no two wordmarks are alike', () => {
  const marks = Object.values(wordmarks).map((draw) => draw());
  expect(new Set(marks).size).toBe(marks.length);
});
