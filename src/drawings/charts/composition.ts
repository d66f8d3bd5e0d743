/** Charts as data: how each is drawn, by its name, on charts of one size and tone. */
import type { Palette } from '../../brand/derive-colours.ts';
import { Chart, type ChartOptions } from '../chart.ts';
import type { Letters } from '../letters.ts';
import { OutlineLetters } from '../outlines.ts';
import { points } from '../svg.ts';

export type Draw = (chart: Chart, ink: Palette) => Chart;

/** A picture. Its text is outlines, unless other letters are given. */
export type Drawing = {
  (letters?: Letters): string;
  /** The chart before it's written as SVG, so that a page can ask for its course. */
  chart?: (letters: Letters) => Chart;
};

export function chartDrawing(chart: (letters: Letters) => Chart): Drawing {
  return Object.assign((letters: Letters = new OutlineLetters()) => chart(letters).svg(), { chart });
}

/** Functions that draw the charts, under their names. */
export function drawings(
  options: Omit<ChartOptions, 'name' | 'letters'>,
  charts: Readonly<Record<string, Draw>>,
): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(charts).map(([name, draw]) => [
      name,
      chartDrawing((letters) => {
        const chart = new Chart({ name, ...options, letters });
        return draw(chart, chart.ink);
      }),
    ]),
  );
}

/** The course of a wide chart. */
export const dashed = { width: 4.5, dash: '15 10' };

export function plot(chart: Chart, way: string, calls = way): Chart {
  chart.line(points(way), dashed);
  for (const at of points(calls)) chart.waypoint(at);
  return chart;
}
