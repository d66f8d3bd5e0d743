/** The interface drawings: one for each case study, light enough to send, no two alike. */
import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { sketches } from './index.ts';
import { Drawing, fitted } from './kit/drawing.ts';

const slugs = [
  'charles-monat',
  'chiropractic-singapore',
  'dbs',
  'ecospirits',
  'engage-rocket',
  'eu-yan-sang',
  'exceltec',
  'golden-village',
  'ntuc-income',
  'onesystems-technologies',
  'popular-bookstores',
  'tzu-chi',
];

test('each of the twelve case studies has its sketch', () => {
  expect(Object.keys(sketches).sort()).toEqual(slugs);
});

test.each(Object.entries(sketches))(
  'the sketch of %s comes out the same each time, under 40 KB',
  (_, draw) => {
    const sketch = draw();
    expect(draw()).toBe(sketch);
    expect(sketch).toContain('viewBox="0 0 1200 750"');
    expect(optimize(sketch, { multipass: true, floatPrecision: 1 }).data.length).toBeLessThan(40_000);
  },
);

test('no two sketches are alike', () => {
  expect(new Set(Object.values(sketches).map((draw) => draw())).size).toBe(slugs.length);
});

test('text wider than allowed is refused', () => {
  expect(() => new Drawing().text('Send back', 20, 40, { maxWidth: 30 })).toThrow(
    /^'Send back' is \d\d px long, over its 30$/,
  );
});

test('letters of a wider typeface are set smaller, others as drawn', () => {
  const widths = { italic: 0.4, sans: 0.72, 'sans-bold': 0.58 };
  expect(fitted(20, 'sans', widths)).toBeCloseTo(14.1);
  expect([fitted(20, 'italic', widths), fitted(20, 'sans-bold', widths)]).toEqual([20, 20]);
});

test('text that overlaps other text is refused', () => {
  const drawing = new Drawing().text('Approve', 20, 40);
  expect(() => drawing.text('Decline', 40, 44)).toThrow("'Decline' overlaps 'Approve'");
});

test('an overlay that cuts text in two is refused', () => {
  const drawing = new Drawing().text('Approve', 20, 40);
  expect(() => drawing.overlay([50, 0, 200, 100])).toThrow("'Approve' is cut");
});
