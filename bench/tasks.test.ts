import { expect, test } from 'vitest';
import { blockingTime, mainThreadTasks, type TraceEvent } from './tasks.ts';

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
