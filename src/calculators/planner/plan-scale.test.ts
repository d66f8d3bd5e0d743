import { expect, test } from 'vitest';
import { readDay } from '../engine/days.ts';
import { firstYearFits, frame, type Point, placesOn, type Shape, shapes, shoalRadius } from './plan-scale.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;
const span = (least: string, most: string) => ({ least: day(least), most: day(most) });

/** Eight weeks and two years, in stages of the same four names. */
const short = {
  start: day('2027-01-01'),
  ends: [
    span('2027-01-08', '2027-01-08'),
    span('2027-01-15', '2027-01-22'),
    span('2027-03-01', '2027-03-15'),
  ],
  risks: [1, 2, 2],
  fixed: day('2027-03-08'),
};
const long = {
  start: day('2027-01-01'),
  ends: [
    span('2027-03-01', '2027-04-01'),
    span('2027-07-01', '2027-10-01'),
    span('2028-07-01', '2029-01-01'),
  ],
  risks: [],
  fixed: null,
};

const alongOf = (shape: Shape, [x, y]: Point) => (shape === 'wide' ? x : y);
const length = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items.at(index);
  if (item === undefined) throw new Error(`There's no item ${index}.`);
  return item;
};

test.each(shapes)(
  'on the %s chart, a month is a twelfth of the frame in every plan of up to a year',
  (shape) => {
    const places = placesOn(shape, short);
    expect([places.months, places.month]).toEqual([12, shape === 'wide' ? 80 : 60]);
    expect(places.first).toEqual({ month: 0, year: 2027 });
    // 1 March, two months after the edge.
    expect(alongOf(shape, at(places.course, 3))).toBe(frame + 2 * places.month);
  },
);

test.each(shapes)('on the %s chart, a longer plan has more months from edge to edge', (shape) => {
  const { months, month, latest } = placesOn(shape, long);
  expect([months, month]).toEqual([24, shape === 'wide' ? 40 : 30]);
  expect(alongOf(shape, at(latest, -1))).toBe(frame + 24 * month);
});

test.each(shapes)('on the %s chart, a leg is as long as its stage takes at least', (shape) => {
  const { course } = placesOn(shape, long);
  // 2, 4 and 12 months.
  const [first, second, third] = [0, 1, 2].map((index) => length(at(course, index), at(course, index + 1)));
  expect(second).toBeCloseTo(2 * (first ?? 0), 0);
  expect(third).toBeCloseTo(6 * (first ?? 0), 0);
});

test.each(shapes)(
  'on the %s chart, a wedge ends with the stage’s latest day, and wider for each risk',
  (shape) => {
    const { course, latest, month } = placesOn(shape, short);
    const plain = placesOn(shape, { ...short, risks: [] });
    // 8 March and 15 March begin 7 and 14 thirty-firsts into the month.
    expect(alongOf(shape, at(latest, 2))).toBeCloseTo(frame + (2 + 14 / 31) * month, 1);
    expect(length(at(latest, 2), at(plain.latest, 2))).toBeCloseTo(28, 0);
    expect(length(at(latest, 0), at(course, 1))).toBe(0);
  },
);

test.each(shapes)('on the %s chart, a fixed date is a line across it, unless it’s decades away', (shape) => {
  const { fixed, width, height, month } = placesOn(shape, short);
  const along = frame + Math.round((2 + 7 / 31) * month * 10) / 10;
  expect(fixed).toEqual(
    shape === 'wide'
      ? [
          [along, frame],
          [along, height - frame],
        ]
      : [
          [frame, along],
          [width - frame, along],
        ],
  );
  expect(placesOn(shape, { ...short, fixed: day('2095-01-01') }).fixed).toBeNull();
});

test.each(shapes)('on the %s chart, all marks are inside the frame, whatever the stages take', (shape) => {
  const months = [1, 2, 3, 6, 9, 14, 30];
  const plus = (count: number) => day('2027-01-01') + Math.round(count * 30.4);
  for (const one of months)
    for (const two of months)
      for (const three of months) {
        const ends = [one, one + two, one + two + three, one + two + three + 1].map((count) => ({
          least: plus(count),
          most: plus(count * 1.5),
        }));
        const plan = { start: plus(0), ends, risks: [0, 0, 1, 1, 1, 1, 1, 2, 2, 3], fixed: null };
        const { width, height, course, latest, risks } = placesOn(shape, plan);
        for (const [x, y] of [...course, ...latest, ...risks]) {
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(frame);
        }
        for (const [x, y] of risks)
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(frame + shoalRadius);
      }
});

test('a plan whose stages aren’t known has its start alone', () => {
  const places = placesOn('wide', { start: day('2027-01-16'), ends: [], risks: [0], fixed: null });
  expect([places.course.length, places.latest, places.risks]).toEqual([1, [], []]);
});

test.each([
  ['wide', '2026-12-28', short, true],
  ['wide', '2026-12-28', long, false],
  ['wide', '2026-10-01', long, true],
  ['upright', '2026-12-28', long, true],
] as const)(
  'on the %s chart from %s, the first year is printed where the next leaves room',
  (shape, start, plan, fits) => {
    const places = placesOn(shape, { ...plan, start: day(start) });
    expect(firstYearFits(shape, places)).toBe(fits);
  },
);
