import { expect, test } from 'vitest';
import { placeAt, placesOn, positionOn } from './edge-scale.ts';

const section = (id: string, from: number) => ({ id, label: id, from });
const extent = { travel: 2000, length: 500 };

test('a section is on the scale where the page is scrolled to it', () => {
  expect(placesOn(extent, [section('a', 400), section('b', 1000)]).map(({ at }) => at)).toEqual([100, 250]);
});

test('sections near each other keep room for their targets, at the foot of the page too', () => {
  const crowded = [section('a', 400), section('b', 410), section('c', 1990), section('d', 2400)];
  expect(placesOn(extent, crowded).map(({ at }) => at)).toEqual([100, 126, 474, 500]);
});

test('sections beside each other have one place', () => {
  expect(placesOn(extent, [section('a', 400), section('b', 400)]).map(({ id }) => id)).toEqual(['a']);
});

test('a scale that is too short for all, or a page that is not scrolled, has none', () => {
  const many = Array.from({ length: 19 }, (_, index) => section(String(index), index * 100));
  expect(placesOn(extent, many)).toEqual([]);
  expect(placesOn({ travel: 0, length: 500 }, [section('a', 0)])).toEqual([]);
});

test('the reader is between two ticks as far as between their sections', () => {
  const places = placesOn(extent, [section('a', 400), section('b', 410)]);
  expect([0, 200, 400, 405, 1205, 2000].map((scrolled) => positionOn(extent, places, scrolled))).toEqual([
    0, 50, 100, 113, 313, 500,
  ]);
});

test('the current section is the last one that has begun', () => {
  const places = placesOn(extent, [section('a', 400), section('b', 1000)]);
  expect([0, 400, 999, 2000].map((scrolled) => placeAt(places, scrolled)?.id)).toEqual([
    undefined,
    'a',
    'b',
    'b',
  ]);
});
