import { expect, test } from 'vitest';
import { isWater, planCourse } from './course.ts';
import { coast, createField, highest, island, level, type Point } from './field.ts';

const islandInTheWay = highest(level(-1), island([300, 200], 110));

test('a course between two points with an island between them goes round it, and no leg crosses land', () => {
  const sea = createField('route', 600, 400, islandInTheWay, { roughness: 0 });
  const legs = planCourse(sea, [
    [60, 200],
    [540, 200],
  ]);
  expect(legs.length).toBeGreaterThan(2);
  legs.slice(1).forEach((point, index) => {
    expect(isWater(sea, legs[index] as Point, point)).toBe(true);
  });
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
