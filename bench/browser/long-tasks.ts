/**
 * What a page's main thread was busy with, read from the browser's own trace. Tasks are taken by the time
 * the thread itself ran, slowed processor included: what other programs took of a shared machine is not in it.
 */
import type { Browser, Page } from 'playwright';

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type Task = {
  ms: number;
  /** Whether it ran after the page's first contentful paint; what comes before delays that paint instead. */
  afterPaint: boolean;
};

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'loading'];

/** The tasks of the page's main thread while `work` ran, longest first. */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  return mainThreadTasks(JSON.parse(trace.toString()).traceEvents);
}

export function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isMain).map(thread));
  const paintedAt = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return events
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && mainThreads.has(thread(event)))
    .map(({ ts, dur = 0, tdur = dur }) => ({ ms: tdur / 1000, afterPaint: ts > paintedAt }))
    .sort((a, b) => b.ms - a.ms);
}

/** What is above 50 ms of each task after the first paint, in sum: the Total Blocking Time. */
export function blockingTime(tasks: readonly Task[]): number {
  return tasks.filter(({ afterPaint }) => afterPaint).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
}
