/** Sets a headline as outlines: in the largest of three sizes that its box holds, each line as full as it can be. */
import type { Outlines } from './outlines.ts';

type HeadlineBox = { left: number; top: number; bottom: number; width: number };

const sizes = [80, 60, 42];
const leading = 1.02;

/** A headline that the typeface lacks a letter of is left out whole. */
export function headlinePath(headline: string, box: HeadlineBox, outlines: Outlines): string {
  const words = headline.replaceAll('*', '').split(/\s+/);
  const set = sizes.map((size) => ({ size, lines: linesOf(words, size, box.width, outlines) }));
  const chosen = set.find((each) => fits(each, box, outlines)) ?? set.at(-1);
  if (!chosen) return '';
  const { size, lines } = chosen;
  const first = box.bottom - (lines.length - 1) * size * leading - size * 0.24;
  return lines
    .map((line, row) => outlines.path(line, box.left, first + row * size * leading, lettering(size)))
    .join('');
}

function linesOf(words: readonly string[], size: number, width: number, outlines: Outlines): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && outlines.measure(longer, lettering(size)) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function fits(
  { size, lines }: { size: number; lines: readonly string[] },
  { top, bottom, width }: HeadlineBox,
  outlines: Outlines,
): boolean {
  return (
    lines.length * size * leading <= bottom - top &&
    lines.every((line) => outlines.measure(line, lettering(size)) <= width)
  );
}

const lettering = (size: number) => ({ face: 'sans-bold', size, tracking: -0.03 }) as const;
