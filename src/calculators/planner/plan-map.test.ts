import { expect, test } from 'vitest';
import { type Point, placesOn, radii, shapes } from './plan-map.ts';

type Mark = { at: Point; radius: number };

/** The pairs of marks that touch, and the marks that leave the map. */
function collisions(marks: readonly Mark[], width: number, height: number): string[] {
  const touching = marks.flatMap(({ at, radius }, index) =>
    marks
      .slice(index + 1)
      .filter(({ at: [x, y], radius: other }) => Math.hypot(x - at[0], y - at[1]) < radius + other + 2)
      .map((other) => `${at} touches ${other.at}`),
  );
  const outside = marks.filter(
    ({ at: [x, y], radius }) => x < radius || y < radius || x > width - radius || y > height - radius,
  );
  return [...touching, ...outside.map(({ at }) => `${at} is outside`)];
}

/** Of the ten risks, at most two are in Discover, five in Design, two in Build and one in Run. */
const risksOf = (stages: number) =>
  [0, 0, 1, 1, 1, 1, 1, 2, 2, 3].filter((stage) => stage < stages && stages <= 4);

test.each(shapes.flatMap((shape) => [1, 2, 3, 4, 5, 6].map((stages) => [shape, stages] as const)))(
  'on the %s map, %i stages, their risks and up to 12 islands leave each other room',
  (shape, stages) => {
    for (let islands = 0; islands <= 12; islands += 1) {
      const places = placesOn(shape, { stages, risks: risksOf(stages), islands });
      expect([places.stages.length, places.islands.length]).toEqual([stages, islands]);
      const marks: Mark[] = [
        { at: places.departure, radius: radii.stage },
        ...places.stages.map((at) => ({ at, radius: radii.stage })),
        ...places.risks.map((at) => ({ at, radius: radii.risk })),
        ...places.islands.map((at) => ({ at, radius: radii.island })),
      ];
      expect(collisions(marks, places.width, places.height)).toEqual([]);
    }
  },
);

test('the last stage ends where the course does, and more than 12 systems have 12 islands', () => {
  const places = placesOn('wide', { stages: 3, risks: [], islands: 50 });
  expect(places.stages.at(-1)).toEqual([850, 120]);
  expect(places.islands).toHaveLength(12);
});
