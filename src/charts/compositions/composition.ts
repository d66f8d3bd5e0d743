/** A chart as data: the size and tone of its sheet, and how it is drawn. */
import { outlines } from '../outlines.ts';
import type { ChartTone } from '../palette.ts';
import { Sheet } from '../sheet.ts';

export type Composition = { width: number; height: number; tone: ChartTone; draw: (sheet: Sheet) => Sheet };

/** Functions that draw the compositions, under their names. */
export function drawings(compositions: Readonly<Record<string, Composition>>): Record<string, () => string> {
  return Object.fromEntries(
    Object.entries(compositions).map(([name, composition]) => [
      name,
      () => composition.draw(new Sheet({ name, ...composition, letters: outlines })).svg(),
    ]),
  );
}
