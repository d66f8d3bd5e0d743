import { expect, test } from 'vitest';
import { coast, createField, highest, island, level, type Point, type Shape } from './field.ts';
import { isWater, planCourse } from './route.ts';
import { points } from './svg.ts';

const islandInTheWay = highest(level(-1), island([300, 200], 110));

function field(shape = islandInTheWay) {
  return createField('route', 600, 400, shape, { roughness: 0 });
}

test('a course between two points with an island between them goes round it, and no leg crosses land', () => {
  const sea = field();
  const legs = planCourse(sea, [
    [60, 200],
    [540, 200],
  ]);
  expect(legs.length).toBeGreaterThan(2);
  legs.slice(1).forEach((point, index) => {
    expect(isWater(sea, legs[index] as Point, point)).toBe(true);
  });
});

test('a course keeps to water deeper than 0.1', () => {
  const sea = field();
  const legs = planCourse(sea, points('60,200 540,200'));
  legs.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = legs[index] ?? [0, 0];
    for (let part = 0.05; part < 1; part += 0.05) {
      expect(sea.at(ax + (bx - ax) * part, ay + (by - ay) * part)).toBeLessThan(-0.1);
    }
  });
});

test('of two gaps in a bar a course takes the deep one, although the shallow one is nearer', () => {
  const bar: Shape = (x, y) => {
    if (Math.abs(x - 300) > 40) return -1;
    if (Math.abs(y - 160) < 40) return -0.2;
    return Math.abs(y - 270) < 40 ? -1 : 0.5;
  };
  const legs = planCourse(field(bar), points('60,200 540,200'));
  expect(Math.max(...legs.map(([, y]) => y))).toBeGreaterThan(230);
});

test('a course over open water is one straight leg', () => {
  const legs = planCourse(field(level(-1)), [
    [60, 200],
    [540, 300],
  ]);
  expect(legs).toEqual([
    [60, 200],
    [540, 300],
  ]);
});

test('a course passes through each of its waypoints', () => {
  const waypoints: Point[] = [
    [60, 60],
    [540, 60],
    [540, 340],
  ];
  expect(planCourse(field(), waypoints)).toEqual(expect.arrayContaining(waypoints));
});

test('waypoints that no water connects are an error that names both', () => {
  const wall = highest(level(-1), coast([300, 0], [300, 400], 20));
  const cutOff = () =>
    planCourse(
      createField('wall', 600, 400, (x, y) => Math.min(wall(x, y), 1), { roughness: 0 }),
      [
        [60, 200],
        [540, 200],
      ],
    );
  expect(cutOff).toThrow(/60,200.*540,200/);
});
