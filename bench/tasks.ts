/** Tasks of a page's main thread, from the browser's trace, in processor time: other programs don't add to it. */
import type { Browser, Page } from 'playwright';

type TraceEvent = {
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

/** `ms` of processor time, `wall` on the clock. */
type Task = { ms: number; wall: number; afterPaint: boolean };

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'loading'];

/**
 * The tasks of the page's main thread while `work` ran, longest first, as a processor takes them that's so many times
 * slower.
 */
export async function traceTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  slower = 1,
): Promise<Task[]> {
  await browser.startTracing(page, { categories });
  await work();
  const trace = await browser.stopTracing();
  return mainThreadTasks(JSON.parse(trace.toString()).traceEvents).map((task) => ({
    ...task,
    ms: task.ms * slower,
    wall: task.wall * slower,
  }));
}

function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isMain).map(thread));
  const paintedAt = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return events
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && mainThreads.has(thread(event)))
    .map(({ ts, dur = 0, tdur = dur }) => ({ ms: tdur / 1000, wall: dur / 1000, afterPaint: ts > paintedAt }))
    .sort((a, b) => b.ms - a.ms);
}

/** Total Blocking Time: the sum of what each task after the first paint takes beyond 50 ms. */
export function blockingTime(tasks: readonly Task[]): number {
  return tasks.filter(({ afterPaint }) => afterPaint).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
}
