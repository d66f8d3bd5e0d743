/** What the bench computes from what it measures. */
import { expect, test } from 'vitest';
import { type Finding, isWithin, reportPage } from './report.ts';
import { wordsAlone } from './site.ts';
import { inTurn, lateGrowth, median } from './statistics.ts';
import { blockingTime, mainThreadTasks, type TraceEvent } from './tasks.ts';

const kept: Finding = { what: 'paint | home', value: '70 ms', bound: { limit: 1.05, figure: 0.7 } };
const broken: Finding = { what: 'paint', value: '120 ms', bound: { limit: 100, figure: 120 } };
const part = { part: 'paint', findings: [kept, broken, { what: 'speed', value: '3' }], seconds: 3.4 };

test('a figure equal to its limit is within bounds', () => {
  expect(isWithin({ ...kept, bound: { limit: 0, figure: 0 } })).toBe(true);
  expect(isWithin(broken)).toBe(false);
  expect(isWithin({ what: 'seconds', value: '3' })).toBe(true);
});

test('the report names what is out of bounds before the tables', () => {
  const page = reportPage([part], 'Commit abc');
  expect(page).toContain('Out of bounds:\n\n- paint: paint\n');
  expect(page).toContain('| paint \\| home | 70 ms |  | kept: 0.7, at most 1.05 |  |');
  expect(page).toContain('| paint | 120 ms |  | **broken**: 120, at most 100 |  |');
  expect(reportPage([{ ...part, findings: [kept] }], 'Commit abc')).toContain('Every bound is kept.');
});

test('scripts, pictures and network fonts go with their preloads; words, styles and local faces stay', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" as="image" href="/h.svg"/>' +
    '<style>@font-face{src:url(/a.woff2)}@font-face{src:local("Arial")}p{color:red}</style>' +
    '<script type="module" src="/boot.js"></script><script>\nlet a;\n</script><p>text</p>' +
    '<div data-chart="/h.svg"><svg viewBox="0 0 9 9"><path d="M0 0"/></svg></div><img alt="" src="/i.svg" width="9"/>';
  expect(wordsAlone(html)).toBe(
    '<style>@font-face{src:local("Arial")}p{color:red}</style><p>text</p>' +
      '<div data-chart="/h.svg"></div><img alt="" width="9"/>',
  );
});

test('the median is the middle, in whatever order the samples came, and an error where there are none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow('Nothing was measured');
});

test('both sides are measured alternately, and the first run of each is discarded', async () => {
  const measured: string[] = [];
  const measure = (name: string) => async () => `${name}${measured.push(name)}`;
  expect(await inTurn(2, measure('ours'), measure('reference'))).toEqual({
    ours: ['ours3', 'ours5'],
    reference: ['reference4', 'reference6'],
  });
});

test('growth compares the last third with the second, so that warming up does not count', () => {
  expect(lateGrowth([1, 1, 10, 10, 12, 12])).toBe(1.2);
});

const task = (ts: number, tdur: number, tid = 7): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur: tdur * 3,
  tdur,
});

test("only the pages' main threads count, by their own time, and blocking starts with the first paint", () => {
  const tasks = mainThreadTasks([
    { name: 'thread_name', ph: 'M', pid: 1, tid: 7, ts: 0, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', ph: 'M', pid: 1, tid: 8, ts: 0, args: { name: 'Compositor' } },
    { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 7, ts: 500 },
    task(100, 90_000),
    task(600, 60_000),
    task(700, 40_000),
    task(800, 99_000, 8),
  ]);
  expect(tasks.map(({ ms }) => ms)).toEqual([90, 60, 40]);
  expect(blockingTime(tasks)).toBe(10);
});
