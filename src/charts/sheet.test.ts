import { expect, test } from 'vitest';
import { highest, island, level } from './field.ts';
import { outlines } from './outlines.ts';
import { points } from './points.ts';
import { Sheet, type SheetOptions } from './sheet.ts';

function sheet(options: Partial<SheetOptions> = {}) {
  return new Sheet({ name: 'sample', width: 480, height: 320, tone: 'light', letters: outlines, ...options });
}

const bay = highest(level(-1.1), island([340, 120], 70));

test('the same name gives the same chart, another name another one', () => {
  const draw = (name: string) => sheet({ name }).sea(bay).soundings().svg();
  expect(draw('changi')).toBe(draw('changi'));
  expect(draw('changi')).not.toBe(draw('tuas'));
});

test('no sounding is written into an area that is kept clear', () => {
  const everywhere = sheet().sea(bay).soundings().svg();
  const clear = sheet().keepClear([0, 0, 480, 320]).sea(bay).soundings().svg();
  expect(everywhere).toContain('<use');
  expect(clear).not.toContain('<use');
});

test('no sounding is written on land or in shallows', () => {
  for (const height of [0.5, -0.15]) {
    expect(sheet().sea(level(height), { roughness: 0 }).soundings().svg()).not.toContain('<use');
  }
});

test('waypoints with a name are labelled, the others are not', () => {
  const labels = (...names: string[]) => {
    const chart = sheet().sea(level(-1.1)).course(points('60,60 420,60'), { names });
    return chart.svg().match(/paint-order="stroke"/g)?.length ?? 0;
  };
  expect(labels()).toBe(0);
  expect(labels('', 'Build')).toBe(1);
  expect(labels('Chart', 'Build')).toBe(2);
});

test('no sounding is written where the course runs', () => {
  const chart = sheet().sea(level(-1.1), { roughness: 0 });
  const svg = chart
    .course([
      [20, 160],
      [460, 160],
    ])
    .soundings({ spacing: 30 })
    .svg();
  const baselines = [...svg.matchAll(/<use href="#n\d" x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
  expect(baselines.length).toBeGreaterThan(0);
  for (const y of baselines) expect(Math.abs(y - 5 - 160)).toBeGreaterThan(12);
});

test('a chart says its width and height, because a page must not move when it loads', () => {
  expect(sheet().svg()).toMatch(/^<svg [^>]*viewBox="0 0 480 320" width="480" height="320"/);
});

test('a course without a sea is an error, not an empty chart', () => {
  expect(() =>
    sheet().course([
      [10, 10],
      [20, 20],
    ]),
  ).toThrow(/draw the sea first/);
});
