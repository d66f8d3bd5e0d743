/** The interface drawings: one for each case study, light enough to send, no two alike. */
import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { sketches } from './index.ts';
import { Drawing } from './kit/drawing.ts';

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

test('a drawing refuses words that leave their room', () => {
  expect(() => new Drawing().words('Send back', 20, 40, { room: 30 })).toThrow("'Send back' is");
});

test('a drawing refuses words that stand on others', () => {
  const drawing = new Drawing().words('Approve', 20, 40);
  expect(() => drawing.words('Decline', 40, 44)).toThrow("'Decline' stands on 'Approve'");
});

test('a drawing refuses a sheet that cuts a word in two', () => {
  const drawing = new Drawing().words('Approve', 20, 40);
  expect(() => drawing.lay([50, 0, 200, 100])).toThrow("'Approve' is cut");
});
