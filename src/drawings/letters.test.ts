import { expect, test } from 'vitest';
import { browserLetters } from './letters.ts';
import { textPath } from './outlines.ts';

/** How far an outline's points reach. */
function bounds(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Absolute points of a path in capitals. */
function absolute(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The same of a path in which small letters are relative. */
function relative(path: string, scale: number): [number, number][] {
  let start: [number, number] = [0, 0];
  let at = start;
  const points: [number, number][] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    const from: [number, number] = command === 'M' ? [0, 0] : at;
    for (let index = 0; index < values.length; index += 2) {
      at = [from[0] + (values[index] ?? 0), from[1] + (values[index + 1] ?? 0)];
      if (command !== 'M') points.push([at[0] * scale, at[1] * scale]);
    }
    if (command === 'm') start = at;
    if (command === 'z') at = start;
  }
  return points;
}

const figures = (texts: readonly string[]) =>
  browserLetters.figures(
    texts.map((text, index) => ({ text, x: 100.4 + index * 60, y: 80 })),
    16,
    '#0f2238',
  );

test('all figures of a chart are one shape in one ink', () => {
  const svg = figures(['12', '7', '30']);
  expect(svg.match(/<\w+/g)).toEqual(['<path']);
  expect(svg).toContain('fill="#0f2238"');
  expect(figures([])).not.toMatch(/undefined|NaN/);
});

test.each(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '48', '77'])(
  '%s is set as the accent’s own outlines are, with its middle where it belongs',
  (text) => {
    const [, scale = '', path = ''] = /scale\(([\d.]+)\)" d="([^"]+)"/.exec(figures([text])) ?? [];
    const drawn = bounds(relative(path, Number(scale)));
    const wanted = bounds(absolute(textPath(text, 100.4, 80, { size: 16, anchor: 'middle' })));
    drawn.forEach((edge, index) => {
      expect(Math.abs(edge - (wanted[index] ?? Number.NaN))).toBeLessThan(0.2);
    });
  },
);
