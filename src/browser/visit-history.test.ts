import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/browser/storage.ts';
import { addVisit, listVisits } from './visit-history.ts';

const key = 'visit-history';
const page = 'https://straitworks.example/company';
const moment = Date.UTC(2026, 10, 20, 10, 3, 12);
const second = moment / 1000;
const text = `Fri Nov 20 2026 18:03:12 GMT+0800 (Singapore Standard Time) ${page}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit(address: string, now: number): void {
  vi.stubGlobal('location', new URL(address));
  vi.setSystemTime(now);
  addVisit();
}

const map = (): Record<string, string> => JSON.parse(localStorage.getItem(key) ?? 'null');

test('a visit is kept under its Unix second, as time and address without the query', () => {
  visit(`${page}?cash=480000#answers`, moment + 999);
  expect(map()).toEqual({ [second]: text });
});

test.each([
  [Date.UTC(2026, 11, 31, 16, 0, 0), 'Fri Jan 01 2027 00:00:00'],
  [Date.UTC(2028, 1, 28, 15, 59, 59), 'Mon Feb 28 2028 23:59:59'],
  [Date.UTC(2028, 1, 28, 16, 0, 0), 'Tue Feb 29 2028 00:00:00'],
])('at %d Singapore writes %s', (now, words) => {
  visit(page, now);
  expect(listVisits()).toContain(`${words} GMT+0800 (Singapore Standard Time) ${page}`);
});

test('uses the next free second when two visits share one', () => {
  for (const name of ['a', 'b', 'c']) visit(`https://straitworks.example/${name}`, moment);
  const seconds = Object.keys(map()).map((time) => Number(time) - second);
  expect(seconds).toEqual([0, 1, 2]);
  expect(listVisits().map((words) => words.at(-1))).toEqual(['a', 'b', 'c']);
});

test('500 are kept; the oldest goes', () => {
  for (let index = 0; index < 502; index += 1) visit(page, moment + index * 1000);
  const kept = Array.from({ length: 500 }, (_, index) => String(second + 2 + index));
  expect(Object.keys(map())).toEqual(kept);
});

test.each(['', '{"1":', 'null', '[1,2]', '"words"', '42', '{"name":"x","7":"x"}'])(
  'unreadable storage, %j, is replaced',
  (found) => {
    localStorage.setItem(key, found);
    expect(listVisits()).toEqual([]);
    visit(page, moment);
    expect(map()).toEqual({ [second]: text });
  },
);
