/** Finds a place for each label: beside what it names, and clear of the course and of other labels. */
import type { Box, Chart } from '../chart.ts';
import { distanceToLine, type Point } from '../field.ts';
import type { Face } from '../letters.ts';
import { points } from '../svg.ts';

export type Label = {
  at: Point;
  /** From the point to the nearest edge of the words. */
  gap: number;
  lines: readonly { text: string; size: number; face: Face }[];
};

type Anchor = 'start' | 'middle' | 'end';

/** Beside a point first, then above and below it (`dy` of 1), where `dx` moves the words by a part of their width. */
const directions = points(
  '1,0 -1,0 0,-1 0,1 1,-0.7 -1,-0.7 1,0.7 -1,0.7 0.35,-1 -0.35,-1 ' +
    '0.35,1 -0.35,1 0.7,-1 -0.7,-1 0.7,1 -0.7,1 1,-1.6 -1,-1.6 1,1.6 -1,1.6',
);

const margin = 16;

/** Words as near as that to something else would be taken for its name. */
const nearby = 24;

/** Writes each that has words where there is most room for it, and adds its place to `taken`. */
export function writeLabels(
  chart: Chart,
  legs: readonly Point[],
  taken: Box[],
  labels: readonly Label[],
): void {
  const written = labels
    .map((label) => ({ ...label, lines: label.lines.filter(({ text }) => text !== '') }))
    .filter(({ lines }) => lines.length > 0);
  for (const { at: named, gap, lines } of written) {
    const width = Math.max(...lines.map((line) => chart.letters.measure(line.text, line)));
    const height = lines.reduce((sum, { size }) => sum + size * 1.12, 0);
    const places = [1, 1.35, 1.7, 2.6, 3.6, 4.8].flatMap((reach, far) =>
      directions.map(([dx, dy], index) => {
        const box = boxAt(named, gap * reach, [dx, dy], width, height);
        const others = written.filter(({ at }) => distanceTo(box, at) < nearby && at !== named).length;
        const cost = costOf(chart, legs, taken, box) + others * 45 + index * 1.5 + far * 9;
        return { anchor: anchorAt(dx, dy), box, cost };
      }),
    );
    const { anchor, box } = places.reduce((first, place) => (place.cost < first.cost ? place : first));
    taken.push(box);
    const [left, top] = box;
    const x = left + { start: 0, middle: width / 2, end: width }[anchor];
    let bottom = top;
    for (const { text, size, face } of lines) {
      bottom += size * 1.12;
      chart.label(text, [x, bottom - size * 0.26], { size, face, anchor });
    }
  }
}

function anchorAt(dx: number, dy: number): Anchor {
  if (Math.abs(dy) === 1) return 'middle';
  return dx > 0 ? 'start' : 'end';
}

function boxAt([x, y]: Point, gap: number, [dx, dy]: Point, width: number, height: number): Box {
  if (Math.abs(dy) === 1)
    return [x + width * (dx - 0.5), y + dy * (gap + height / 2) - height / 2, width, height];
  const left = dx > 0 ? x + gap : x - gap - width;
  const middle = y + dy * (gap + height * 0.4);
  return [left, middle - height / 2, width, height];
}

/** From a point to the nearest edge of a box; 0 inside it. */
export function distanceTo([left, top, width, height]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

function costOf(chart: Chart, legs: readonly Point[], taken: readonly Box[], box: Box): number {
  const [left, top, width, height] = box;
  const outside =
    Math.max(0, margin - left) +
    Math.max(0, margin - top) +
    Math.max(0, left + width + margin - chart.width) +
    Math.max(0, top + height + margin - chart.height);
  const covered = taken.reduce((sum, [l, t, w, h]) => {
    const across = Math.min(left + width, l + w) - Math.max(left, l);
    const down = Math.min(top + height, t + h) - Math.max(top, t);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
  const columns = Math.ceil(width / 14);
  let crossed = 0;
  for (let column = 0; column <= columns; column += 1) {
    const x = left + (width * column) / columns;
    for (const y of [top + 2, top + height / 2, top + height - 2]) {
      if (distanceToLine(legs, x, y) < 9) crossed += 1;
    }
  }
  return outside * 100 + covered * 0.6 + crossed * 80;
}
