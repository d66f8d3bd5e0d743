/** Where the parts of a project's chart stand: waypoints, the land behind, rocks beside a leg, islands. */
import { distanceToLine, type Point } from '../field.ts';
import { seededRandom } from '../noise.ts';
import { points, times } from '../svg.ts';

export type Layout = {
  random: () => number;
  width: number;
  height: number;
  departure: Point;
  waypoints: readonly Point[];
  /** In degrees from north: to the first waypoint. */
  heading: number;
  /** Away from the first waypoint, as a direction; a line across it, where land begins; a point behind that. */
  inland: Point;
  edge: Point;
  shore: Point;
  /** The same point for an island, which may be cut off by the edge, and must leave water before the ship. */
  islet: Point;
};

export type Placed = { at: Point; radius: number; turn: number };

/** In hundredths of the chart's width and height, from the departure to the last waypoint. */
const ways = {
  wide: [
    '12,84 28,50 48,76 71,40 88,17',
    '13,20 28,50 48,25 69,65 88,82',
    '13,66 22,27 49,17 76,48 87,83',
    '13,36 25,68 49,82 70,42 87,18',
  ],
  narrow: ['19,88 66,79 30,58 70,32 32,12', '81,88 34,79 70,58 30,32 68,12', '20,13 68,22 30,42 68,69 32,88'],
} as const;

/** No system is left out of the chart's words; more islands than this would leave no water. */
const mostIslands = 12;

type Size = { width: number; height: number };

export function layoutOf(
  name: string,
  shape: keyof typeof ways,
  { width, height, style: { seed } }: Size & { style: { seed: number } },
  stops: number,
): Layout {
  const random = seededRandom(`${name} ${shape}`, seed);
  const all = ways[shape];
  const way = points(all[Math.floor(random() * all.length)] ?? all[0]).map(
    ([x, y]): Point => [
      Math.round((x / 100) * width + (random() - 0.5) * 16),
      Math.round((y / 100) * height + (random() - 0.5) * 16),
    ],
  );
  const [departure = [0, 0], ...corners] = way;
  const waypoints = stops === corners.length ? corners : along(way, stops);
  const [ahead = departure] = waypoints;
  const [dx, dy] = [departure[0] - ahead[0], departure[1] - ahead[1]];
  const length = Math.hypot(dx, dy) || 1;
  const inland: Point = [dx / length, dy / length];
  const behind = (distance: number, margin: number): Point => [
    Math.round(Math.min(width - margin, Math.max(margin, departure[0] + inland[0] * distance))),
    Math.round(Math.min(height - margin, Math.max(margin, departure[1] + inland[1] * distance))),
  ];
  const heading = Math.round((Math.atan2(-dx, dy) * 180) / Math.PI);
  return {
    random,
    width,
    height,
    departure,
    waypoints,
    heading,
    inland,
    edge: [departure[0] + inland[0] * 36, departure[1] + inland[1] * 36],
    shore: behind(70, 48),
    islet: behind(70, 12),
  };
}

/** As many points along a line as there are stops, at equal distances, the last at its end. */
function along(line: readonly Point[], stops: number): Point[] {
  const lengths = line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return times(stops, (stop): Point => {
    let left = (whole * (stop + 1)) / stops;
    // Rounding may leave a little more than the line is long.
    let leg = 0;
    while (leg < lengths.length - 1 && left > (lengths[leg] ?? 0)) {
      left -= lengths[leg] ?? 0;
      leg += 1;
    }
    const part = Math.min(1, left / (lengths[leg] || 1));
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = line.slice(leg);
    return [Math.round(ax + (bx - ax) * part), Math.round(ay + (by - ay) * part)];
  });
}

/** Along the middle of their leg, on both sides of it by turns, so near that the course has to give way. */
export function placeRocks<Rock extends { stage: number }>(layout: Layout, rocks: readonly Rock[]) {
  const { random, departure, waypoints } = layout;
  const corners = [departure, ...waypoints];
  return rocks.map((rock) => {
    const [ax, ay] = corners[rock.stage] ?? departure;
    const [bx, by] = corners[rock.stage + 1] ?? departure;
    const onLeg = rocks.filter(({ stage }) => stage === rock.stage);
    const place = onLeg.indexOf(rock);
    const along = 0.17 + (0.66 * (place + 0.5)) / onLeg.length;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const aside = (place % 2 === 0 ? 1 : -1) * (onLeg.length > 1 ? 16 + random() * 10 : 6);
    const at: Point = [
      Math.round(ax + (bx - ax) * along - ((by - ay) / length) * aside),
      Math.round(ay + (by - ay) * along + ((bx - ax) / length) * aside),
    ];
    return { ...rock, at };
  });
}

/** About the third leg, on which systems are connected, or the last of fewer; never on a waypoint, a rock or each other. */
export function placeIslands(layout: Layout, count: number, rocks: readonly { at: Point }[]): Placed[] {
  const { random, width, height, departure, waypoints, shore } = layout;
  const corners = [departure, ...waypoints];
  const from = Math.min(2, waypoints.length - 1);
  const leg = corners.slice(from, from + 2);
  const others = [corners.slice(0, from + 1), corners.slice(from + 1)];
  const wanted = Math.min(mostIslands, Math.max(0, Math.floor(count)));
  const radius = wanted > 6 ? 21 : wanted > 3 ? 26 : 31;
  const margin = radius + 26;
  const placed: Placed[] = [];
  const gap = ([x, y]: Point, [ox, oy]: Point) => Math.hypot(x - ox, y - oy);
  const candidates = times(
    600,
    (): Point => [
      Math.round(margin + random() * (width - 2 * margin)),
      Math.round(margin + random() * (height - 2 * margin)),
    ],
  )
    .filter(
      (at) =>
        [departure, shore, ...waypoints].every((point) => gap(at, point) > radius + 58) &&
        rocks.every((rock) => gap(at, rock.at) > radius + 42) &&
        others.every((line) => distanceToLine(line, ...at) > radius + 26),
    )
    .toSorted((a, b) => distanceToLine(leg, ...a) - distanceToLine(leg, ...b));
  for (const at of candidates) {
    if (placed.length === wanted) break;
    if (placed.every((other) => gap(at, other.at) > radius * 2 + 30)) {
      placed.push({ at, radius: radius * (0.9 + random() * 0.25), turn: random() * Math.PI });
    }
  }
  return placed;
}
