/** Paints and blocking time before an interaction, beside the same page's words alone, on a slow phone and network. */
import { rmSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright';
import { slowNetwork } from '../testing/browser/hold.ts';
import { startSite } from '../testing/browser/start-site.ts';
import { phone, slowdown, slowProcessor, withPage, withSite } from './browser.ts';
import { type BenchOptions, type Finding, logProgress } from './report.ts';
import { copyWordsAlone, pageKinds } from './site.ts';
import { inTurn, median, spread } from './statistics.ts';
import { blockingTime, traceTasks } from './tasks.ts';

type Paint = Record<'first' | 'largest' | 'blocked' | 'busy' | 'wall' | 'shift', number>;

export async function benchPaint({ times }: BenchOptions): Promise<Finding[]> {
  const project = await copyWordsAlone();
  try {
    await using words = await startSite({}, { project });
    return await withSite(async (browser, site) => {
      const findings: Finding[] = [];
      for (const path of pageKinds) {
        logProgress(`  ${path}`);
        const { ours, reference } = await inTurn(
          times,
          () => measurePaint(browser, site + path),
          () => measurePaint(browser, words.url + path),
        );
        const shift = Math.max(...ours.map((paint) => paint.shift)).toFixed(3);
        findings.push(compared(`${path}: first paint`, 'first', ours, reference, `shift ${shift}`));
        findings.push(compared(`${path}: largest paint`, 'largest', ours, reference));
        findings.push(compared(`${path}: blocking time`, 'blocked', ours, reference));
        findings.push(compared(`${path}: main thread, processor time`, 'busy', ours, reference));
        findings.push(compared(`${path}: main thread, on the clock`, 'wall', ours, reference));
      }
      return findings;
    });
  } finally {
    rmSync(project, { recursive: true });
  }
}

const own = (figure: keyof Paint, paints: readonly Paint[]) => paints.map((paint) => paint[figure]);

/** A paint by that of the words alone; of blocking time, the milliseconds above it. What causes both has no bound. */
function compared(what: string, figure: keyof Paint, ours: Paint[], words: Paint[], note = ''): Finding {
  const [page, reference] = [own(figure, ours), own(figure, words)];
  const finding = { what, value: spread(page, 'ms'), reference: spread(reference, 'ms'), note };
  if (figure === 'busy' || figure === 'wall') return finding;
  const bound =
    figure === 'blocked'
      ? { limit: 20, figure: median(page) - median(reference) }
      : { limit: 1.1, figure: median(page) / median(reference) };
  return { ...finding, bound };
}

/**
 * Paints are of a processor that the browser slows. Tasks are of one at full speed, counted four times, as Lighthouse
 * counts them: a slowed task is stretched again by whatever else the machine does.
 */
async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const paint = async (page: Page, devtools: CDPSession) => {
    await slowProcessor(devtools);
    await load(page, devtools, url);
    return await page.evaluate(readPaint);
  };
  const work = async (page: Page, devtools: CDPSession) => {
    const tasks = await traceTasks(browser, page, () => load(page, devtools, url), slowdown);
    const sum = (time: 'ms' | 'wall') => tasks.reduce((all, task) => all + task[time], 0);
    return { blocked: blockingTime(tasks), busy: sum('ms'), wall: sum('wall') };
  };
  return {
    ...(await withPage(browser, paint, phone(844))),
    ...(await withPage(browser, work, phone(844))),
  };
}

async function load(page: Page, devtools: CDPSession, url: string): Promise<void> {
  await slowNetwork(devtools);
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  // A font that arrives later may paint the largest text again, which counts too.
  await page.waitForTimeout(600);
}

/** Runs in the page. */
function readPaint(): Promise<Pick<Paint, 'first' | 'largest' | 'shift'>> {
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const paint = { first: first?.startTime ?? Number.NaN, largest: Number.NaN, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paint.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) paint.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(paint), 100);
  });
}
