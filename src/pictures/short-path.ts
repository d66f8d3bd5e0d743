/** A letter's outline as SVG path data in few bytes: a picture has hundreds of them, and no optimiser goes over it. */
import type { Path } from 'fontkit';

type Point = readonly [x: number, y: number];

const letters = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** @param unit to which points are rounded: 1 or a tenth. Steps are between rounded points, so no error adds up. */
export function shortPath({ commands }: Pick<Path, 'commands'>, unit: 1 | 0.1): string {
  const written = (units: number) =>
    unit === 1 ? String(units) : String(units / 10).replace(/^(-?)0\./, '$1.');
  const parts: string[] = [];
  let last = '';
  const add = (letter: string, ...points: readonly number[]) => {
    // Of the same command again, only the numbers.
    if (letter !== last || letter === 'M') parts.push(letter);
    parts.push(...points.map(written));
    last = letter;
  };
  let [x, y]: Point = [0, 0];
  let start: Point = [0, 0];
  /** Where a curve would go on as it came. */
  let ahead: Point | null = null;
  for (const [index, { command, args }] of commands.entries()) {
    const letter = letters[command];
    const points = args.map((value) => Math.round(value / unit));
    const [toX, toY]: Point = letter === 'z' ? start : [points.at(-2) ?? x, points.at(-1) ?? y];
    const isClosedNext = commands[index + 1]?.command === 'closePath' && toX === start[0] && toY === start[1];
    const [controlX = x, controlY = y] = points;
    const control: Point = ahead && isNear(ahead, [controlX, controlY]) ? ahead : [controlX, controlY];
    if (letter === 'M') {
      start = [toX, toY];
      add('M', toX, toY);
    } else if (letter === 'l') {
      if (isClosedNext || (toX === x && toY === y)) continue;
      if (toY === y) add('h', toX - x);
      else if (toX === x) add('v', toY - y);
      else add('l', toX - x, toY - y);
    } else if (letter === 'q' && control === ahead) add('t', toX - x, toY - y);
    else add(letter, ...points.map((value, place) => value - (place % 2 === 0 ? x : y)));
    ahead = letter === 'q' ? [2 * toX - control[0], 2 * toY - control[1]] : null;
    [x, y] = [toX, toY];
  }
  return parts
    .join(' ')
    .replaceAll(/ ?([a-z]) ?/gi, '$1')
    .replaceAll(/ (?=-)|(?<=\.\d) (?=\.)/g, '');
}

/** Rounding moved one of them. */
const isNear = ([x, y]: Point, other: Point) => Math.abs(x - other[0]) <= 1 && Math.abs(y - other[1]) <= 1;
