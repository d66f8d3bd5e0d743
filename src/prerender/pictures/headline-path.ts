/** Sets a headline as outlines: as large as its box allows, lines broken between words, accents in italics. */
import type { Face } from '../../drawings/letters.ts';
import type { Outlines } from '../../drawings/outlines.ts';

type HeadlineBox = { left: number; top: number; bottom: number; width: number };

/** A word may change its face within, as in "*water*,". */
type Word = readonly { text: string; face: Face }[];

const sizes = { largest: 84, smallest: 40, step: 2 } as const;
const leading = 1.02;
const space = 0.24;
/** The italic is smaller in its eye than the grotesk: set it larger, as the site does. */
const faces = {
  'sans-bold': { scale: 1, tracking: -0.03 },
  italic: { scale: 1.07, tracking: -0.025 },
} as const;

export function headlinePath(headline: string, box: HeadlineBox, outlines: Outlines): string {
  const words = splitWords(headline);
  // A headline that the typefaces lack a letter of is left out whole.
  if (!words.flat().every(({ text, face }) => outlines.has(text, face))) return '';
  const size = largestSize(words, box, outlines);
  const lines = balancedLines(words, size, box.width, outlines);
  const first = box.bottom - (lines.length - 1) * size * leading - size * 0.24;
  return lines
    .map((line, row) => setLine(line, box.left, first + row * size * leading, size, outlines))
    .join('');
}

function splitWords(headline: string): Word[] {
  let face: keyof typeof faces = 'sans-bold';
  return headline.split(/\s+/).map((word) =>
    word.split('*').flatMap((text, index) => {
      if (index > 0) face = face === 'italic' ? 'sans-bold' : 'italic';
      return text === '' ? [] : [{ text, face }];
    }),
  );
}

function largestSize(
  words: readonly Word[],
  { top, bottom, width }: HeadlineBox,
  outlines: Outlines,
): number {
  for (let size = sizes.largest; size > sizes.smallest; size -= sizes.step) {
    const lines = breakLines(words, size, width, outlines);
    const fits = lines.every((line) => lineWidth(line, size, outlines) <= width);
    if (fits && lines.length * size * leading <= bottom - top) return size;
  }
  return sizes.smallest;
}

/** As many lines as needed and no more, in the narrowest measure: no word stays alone on the last one. */
function balancedLines(words: readonly Word[], size: number, width: number, outlines: Outlines): Word[][] {
  const widest = breakLines(words, size, width, outlines);
  let best = widest;
  for (let measure = width - 8; measure > 0; measure -= 8) {
    const lines = breakLines(words, size, measure, outlines);
    const fits = lines.every((line) => lineWidth(line, size, outlines) <= measure);
    if (lines.length > widest.length || !fits) break;
    best = lines;
  }
  return best;
}

function breakLines(words: readonly Word[], size: number, width: number, outlines: Outlines): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word], size, outlines) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineWidth(line: readonly Word[], size: number, outlines: Outlines): number {
  const letters = line
    .flat()
    .reduce((sum, { text, face }) => sum + outlines.measure(text, lettering(face, size)), 0);
  return letters + (line.length - 1) * space * size;
}

function setLine(
  line: readonly Word[],
  left: number,
  baseline: number,
  size: number,
  outlines: Outlines,
): string {
  let pen = left;
  return line
    .map((word) => {
      const paths = word.map(({ text, face }) => {
        const path = outlines.path(text, pen, baseline, lettering(face, size));
        pen += outlines.measure(text, lettering(face, size));
        return path;
      });
      pen += space * size;
      return paths.join('');
    })
    .join('');
}

function lettering(face: Face, size: number) {
  const { scale, tracking } = face === 'italic' ? faces.italic : faces['sans-bold'];
  return { face, size: size * scale, tracking };
}
