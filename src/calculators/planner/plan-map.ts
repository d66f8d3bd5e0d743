/** Where a plan's stages, risks and systems are on the planner's two maps, `content/charts/planner-map*.svg`. */

export type Point = readonly [x: number, y: number];

/** One route for every plan: its stages divide it. Islands have places of their own, the nearest to its third leg first. */
const maps = {
  wide: {
    width: 960,
    height: 720,
    route: [
      [110, 600],
      [270, 360],
      [470, 560],
      [690, 300],
      [850, 120],
    ],
    islands: [
      ...[
        [540, 350],
        [620, 510],
        [730, 380],
        [450, 640],
        [570, 570],
        [480, 420],
      ],
      ...[
        [590, 290],
        [680, 440],
        [530, 620],
        [630, 240],
        [390, 600],
        [780, 330],
      ],
    ],
  },
  narrow: {
    width: 480,
    height: 840,
    route: [
      [92, 750],
      [330, 660],
      [140, 480],
      [340, 270],
      [150, 100],
    ],
    islands: [
      ...[
        [160, 360],
        [320, 390],
        [120, 400],
        [360, 350],
        [70, 480],
        [410, 270],
      ],
      ...[
        [100, 540],
        [380, 210],
        [240, 480],
        [230, 280],
        [280, 440],
        [60, 420],
      ],
    ],
  },
} as const satisfies Record<
  string,
  { width: number; height: number; route: readonly Point[]; islands: readonly Point[] }
>;

export type Shape = keyof typeof maps;
export const shapes: readonly Shape[] = ['wide', 'narrow'];

/** In the maps' units: of a stage's pin, a risk's mark and an island. */
export const radii = { stage: 19, risk: 13, island: 22 } as const;

/** How far a risk is from the course, on both sides by turns. */
const aside = 24;

export type Places = {
  width: number;
  height: number;
  /** Where the ship is. */
  departure: Point;
  /** From the departure to the last stage's end. */
  course: readonly Point[];
  stages: readonly Point[];
  risks: readonly Point[];
  islands: readonly Point[];
};

/** @param risks the stage of each, counted from 0. More islands than there are places for would leave no water. */
export function placesOn(
  shape: Shape,
  { stages, risks, islands }: { stages: number; risks: readonly number[]; islands: number },
): Places {
  const { width, height, route, islands: water } = maps[shape];
  const ends = Array.from({ length: stages }, (_, index) => pointAlong(route, (index + 1) / stages));
  return {
    width,
    height,
    departure: route[0],
    course: route,
    stages: ends,
    risks: risks.map((stage, index) => {
      const onLeg = risks.filter((other) => other === stage).length;
      const place = risks.slice(0, index).filter((other) => other === stage).length;
      // Clear of the pins at both ends of the leg.
      const part = 0.2 + (0.6 * (place + 0.5)) / onLeg;
      return pointAlong(route, (stage + part) / stages, place % 2 === 0 ? aside : -aside);
    }),
    islands: water.slice(0, islands),
  };
}

/** The point after a part of the route's length, and so far to its side. */
function pointAlong(route: readonly Point[], part: number, toSide = 0): Point {
  const legs = route.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = route[index] ?? [x, y];
    return { fromX, fromY, dx: x - fromX, dy: y - fromY, length: Math.hypot(x - fromX, y - fromY) };
  });
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  const leg = legs.find(({ length }, index) => {
    if (left <= length || index === legs.length - 1) return true;
    left -= length;
    return false;
  });
  if (!leg) return [0, 0];
  const { fromX, fromY, dx, dy, length } = leg;
  const along = Math.min(1, left / length);
  return [
    Math.round(fromX + dx * along - (dy / length) * toSide),
    Math.round(fromY + dy * along + (dx / length) * toSide),
  ];
}
