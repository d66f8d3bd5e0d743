/**
 * Points along a path as our charts are drawn: lines, and splines of quadratic curves. The browser's own
 * `getPointAtLength` measures the whole path for every point, and takes seconds for a chart.
 */
export type Spot = readonly [x: number, y: number];

/** How many numbers each command takes. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, Z: 0 };

const curveSteps = 4;

/** At most `spacing` apart on lines. A path with other commands has the points up to the first of them. */
export function pathPoints(d: string, spacing = 7): Spot[] {
  const points: Spot[] = [];
  let at: Spot = [0, 0];
  let start = at;
  let control: Spot | null = null;
  const lineTo = ([x, y]: Spot) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(x - at[0], y - at[1]) / spacing));
    for (let step = 1; step <= steps; step += 1) points.push(mix(at, [x, y], step / steps));
  };
  const curveTo = (by: Spot, to: Spot) => {
    for (let step = 1; step <= curveSteps; step += 1) {
      const part = step / curveSteps;
      points.push(mix(mix(at, by, part), mix(by, to, part), part));
    }
  };
  for (const [command, numbers] of segments(d)) {
    const [dx, dy] = command === command.toLowerCase() ? at : [0, 0];
    const [a = 0, b = 0, c = 0, e = 0] = numbers;
    const name = command.toUpperCase();
    let next: Spot = [a + dx, b + dy];
    let bent: Spot | null = null;
    if (name === 'H') next = [a + dx, at[1]];
    if (name === 'V') next = [at[0], a + dy];
    if (name === 'Z') next = start;
    if (name === 'Q') [bent, next] = [next, [c + dx, e + dy]];
    if (name === 'T') bent = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
    if (name === 'M') {
      start = next;
      points.push(next);
    } else if (bent) curveTo(bent, next);
    else lineTo(next);
    control = bent;
    at = next;
  }
  return points;
}

/** Each command with the numbers of one use: a path leaves out a command that it repeats, and calls a line after a move so. */
function* segments(d: string): Generator<[command: string, numbers: number[]]> {
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = arity[letter.toUpperCase()];
    if (count === undefined) return;
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    if (count === 0) yield [letter, []];
    for (let index = 0; count > 0 && index < numbers.length; index += count) {
      const command = index === 0 ? letter : letter.replace('M', 'L').replace('m', 'l');
      yield [command, numbers.slice(index, index + count)];
    }
  }
}

function mix([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
