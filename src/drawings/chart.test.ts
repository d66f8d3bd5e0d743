import { expect, test } from 'vitest';
import { Chart, type ChartOptions } from './chart.ts';
import { highest, island, level } from './field.ts';
import { OutlineLetters } from './outlines.ts';
import { points } from './svg.ts';

function chart(options: Partial<ChartOptions> = {}) {
  return new Chart({
    name: 'sample',
    width: 480,
    height: 320,
    tone: 'light',
    letters: new OutlineLetters(),
    ...options,
  });
}

const bay = highest(level(-1.1), island([340, 120], 70));

test('no depth is written into an area that is kept clear', () => {
  const everywhere = chart().sea(bay).depths().svg();
  const clear = chart().keepClear([0, 0, 480, 320]).sea(bay).depths().svg();
  expect(everywhere).toContain('<use');
  expect(clear).not.toContain('<use');
});

test('no depth is written on land or in shallows', () => {
  for (const height of [0.5, -0.15]) {
    expect(chart().sea(level(height), { roughness: 0 }).depths().svg()).not.toContain('<use');
  }
});

test('waypoints with a name are labelled, the others are not', () => {
  const labels = (...names: string[]) => {
    const drawn = chart().sea(level(-1.1)).course(points('60,60 420,60'), { names });
    return drawn.svg().match(/paint-order="stroke"/g)?.length ?? 0;
  };
  expect(labels()).toBe(0);
  expect(labels('', 'Build')).toBe(1);
  expect(labels('Chart', 'Build')).toBe(2);
});

test('no depth is written where the course runs', () => {
  const drawn = chart().sea(level(-1.1), { roughness: 0 });
  const svg = drawn
    .course([
      [20, 160],
      [460, 160],
    ])
    .depths({ spacing: 30 })
    .svg();
  const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
  const baselines = [...svg.matchAll(/<use [^>]* y="(\d+)"/g)].map(([, y]) => Number(y) * scale);
  expect(baselines.length).toBeGreaterThan(0);
  for (const y of baselines) expect(Math.abs(y - 5 - 160)).toBeGreaterThan(12);
});
