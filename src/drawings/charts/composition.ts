/** Charts as data: how each is drawn, by its name, on charts of one size and tone. */
import type { Palette } from '../../brand/derive-colours.ts';
import { Chart, type ChartOptions } from '../chart.ts';
import type { ChartStyle } from '../letters.ts';
import type { Outlines } from '../outlines.ts';
import { type Crop, points } from '../svg.ts';

export type Draw = (chart: Chart, ink: Palette) => Chart;

/** A picture for one brand. Its text is outlines. */
export type Drawing = {
  (outlines: Outlines): string;
  /** The drawing that this one shows a part of, if it does. */
  whole?: { draw: Drawing; box: Crop };
  /** What it's drawn from, if that's shorter than the drawing. By this, a build knows a drawing of an earlier one. */
  key?: string;
  /** The chart before it's written as SVG, so that a page can set other letters, and ask for its course. */
  chart?: (style: ChartStyle) => Chart;
};

export type ChartDrawing = Required<Pick<Drawing, 'chart' | 'key'>> & Drawing;

export function chartDrawing(key: string, chart: (style: ChartStyle) => Chart): ChartDrawing {
  return Object.assign((outlines: Outlines) => chart(outlines.style()).svg(), { key, chart });
}

/** Functions that draw the charts, under their names. */
export function drawings(
  options: Omit<ChartOptions, 'name' | 'style'>,
  charts: Readonly<Record<string, Draw>>,
): Record<string, ChartDrawing> {
  return Object.fromEntries(
    Object.entries(charts).map(([name, draw]) => [
      name,
      chartDrawing(name, (style) => {
        const chart = new Chart({ name, ...options, style });
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
