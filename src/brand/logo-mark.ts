/**
 * The brand's mark: a drawing whose ink takes the colour of the text around it, and whose signal takes that of actions on
 * the same ground.
 */
import type { BrandColours } from '../content/schema/brand-schema.ts';
import { readDrawing } from './read-drawing.ts';

type Mark = { width: number; height: number; svg: string };

const height = 32;
const widest = 64;
/** Each page has it in its first bytes. */
const limit = 4000;

const signal = 'var(--logo-signal,var(--color-signal))';

/** As markup that needs no stylesheet. */
export function inked({ svg }: Mark, { ink, course }: { ink: string; course: string }): string {
  return svg.replaceAll('currentColor', ink).replaceAll(signal, course);
}

/** The mark, or what is wrong with the file and how to fix it. */
export function readMark(source: string, colours: BrandColours, accent: string): Mark | readonly string[] {
  const inks = new Map([
    [colours.ink, 'currentColor'],
    [colours.signal, signal],
  ]);
  const drawing = readDrawing(source, inks, accent);
  if (!('svg' in drawing)) return drawing;
  if (Object.values(drawing.letters).join('') !== '') return ['has words: draw them as shapes'];
  // What has no colour is black, which wouldn't be seen on a dark ground.
  const svg = drawing.svg.replace(
    /^<svg xmlns="[^"]+" (viewBox="[^"]+") width="\d+" height="\d+"([^>]*)/,
    (_, box: string, others: string) =>
      `<svg ${box}${others.includes(' fill=') ? '' : ' fill="currentColor"'}${others}`,
  );
  const width = Math.max(1, Math.min(widest, Math.round((height * drawing.width) / drawing.height)));
  return svg.length > limit
    ? [`has ${svg.length} bytes, over the ${limit} that every page can carry: draw it simpler`]
    : { width, height, svg };
}
