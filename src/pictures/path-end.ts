/** Where the path of a drawing ends. */

export type Point = { x: number; y: number };

/** How many numbers each command takes. The last two, or the one of a horizontal or vertical line, say where it goes. */
const numbersOf = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2 } as const satisfies Record<
  string,
  number
>;

const isCommand = (letter: string): letter is keyof typeof numbersOf => letter in numbersOf;

/**
 * @param d a path's data, such as `M0 0h9l3-4`
 * @returns the last leg's two ends; null for a path with arcs, or one that's closed: they have no end that can be told.
 */
export function lastLeg(d: string): { from: Point; to: Point } | null {
  let [from, to]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const [, letter = '', given = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase();
    if (!isCommand(command)) return null;
    const numbers = (given.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const size = numbersOf[command];
    for (let at = size; at <= numbers.length; at += size) {
      const start = letter === command ? { x: 0, y: 0 } : to;
      const [beforeLast = 0, last = 0] = numbers.slice(Math.max(0, at - 2), at);
      const only = numbers[at - 1] ?? 0;
      from = to;
      if (command === 'H') to = { x: start.x + only, y: from.y };
      else if (command === 'V') to = { x: from.x, y: start.y + only };
      else to = { x: start.x + beforeLast, y: start.y + last };
    }
  }
  return { from, to };
}
