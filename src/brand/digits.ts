/** A typeface's digits as outlines, for charts drawn in browsers: many figures can then be one shape. */
import { openSync } from 'fontkit';
import type { Typeface } from './typefaces.ts';

type Digits = {
  /** Height of a line of them, in the units of the outlines. */
  em: number;
  /** From 0 to 9. Outlines are relative to their left end on the baseline. */
  glyphs: readonly { outline: string; width: number }[];
};

/** Fine enough for print, with whole numbers. */
const em = 200;

export function digitsOf({ file }: Typeface): Digits {
  // The older format, whose outlines fontkit reads as they were drawn.
  const font = openSync(file.replace('.woff2', '.woff'));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  const scale = em / font.unitsPerEm;
  const glyphs = [...'0123456789'].map((digit) => {
    const { glyphs, advanceWidth } = font.layout(digit);
    const commands = glyphs.flatMap(({ path }) => path.scale(scale, -scale).commands);
    return { outline: relativePath(commands), width: Math.round(advanceWidth * scale) };
  });
  return { em, glyphs };
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

type Command = { command: keyof typeof letters; args: number[] };

/** SVG path data that can stand anywhere. Points are rounded before they are compared, so that nothing drifts. */
function relativePath(commands: readonly Command[]): string {
  let start: readonly number[] = [0, 0];
  let at = start;
  return commands
    .map(({ command, args }) => {
      const points = args.map(Math.round);
      const from = at;
      at = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = at;
      return letters[command] + points.map((value, index) => value - (from[index % 2] ?? 0)).join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}
