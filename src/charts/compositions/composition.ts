/** Charts as data: how each is drawn, by its name, on sheets of one size and tone. */
import type { Letters } from '../letters.ts';
import { outlines } from '../outlines.ts';
import { points } from '../points.ts';
import { Sheet, type SheetOptions } from '../sheet.ts';

export type Draw = (sheet: Sheet) => Sheet;

/** A picture, whose text is outlines where no other letters are asked for. */
export type Drawing = (letters?: Letters) => string;

/** Functions that draw the charts, under their names. */
export function drawings(
  sheets: Omit<SheetOptions, 'name' | 'letters'>,
  charts: Readonly<Record<string, Draw>>,
): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(charts).map(([name, draw]) => [
      name,
      (letters = outlines) => draw(new Sheet({ name, ...sheets, letters })).svg(),
    ]),
  );
}

/** A course whose every leg is given, with rings where it calls; `Sheet.course` finds its own way over water. */
export function plot(sheet: Sheet, way: string, calls = way): Sheet {
  sheet.line(points(way), { width: 4.5, dash: '15 10' });
  for (const at of points(calls)) sheet.waypoint(at);
  return sheet;
}
