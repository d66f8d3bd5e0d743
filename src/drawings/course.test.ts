import { expect, test } from 'vitest';
import { courseThrough, isWater, planCourse } from './course.ts';
import { coast, createField, highest, island, level, type Point, type Shape } from './field.ts';
import { points } from './svg.ts';

test('waypoints are placed along the course by the way sailed to them, and others are left out', () => {
  const legs = points('0,0 100,0 100,300');
  expect(courseThrough(legs, points('0,0 50,8 100,200 100,300 400,400'))).toEqual([
    { x: 0, y: 0, along: 0 },
    { x: 50, y: 8, along: 0.125 },
    { x: 100, y: 200, along: 0.75 },
    { x: 100, y: 300, along: 1 },
  ]);
});

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

test('a course takes the deep gap in a bar, although the shallow one is nearer', () => {
  const bar: Shape = (x, y) => {
    if (Math.abs(x - 300) > 40) return -1;
    if (Math.abs(y - 160) < 40) return -0.2;
    return Math.abs(y - 270) < 40 ? -1 : 0.5;
  };
  const legs = planCourse(field(bar), points('60,200 540,200'));
  expect(Math.max(...legs.map(([, y]) => y))).toBeGreaterThan(230);
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
