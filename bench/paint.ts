/** First paint and blocking time, beside those of the same page's words alone, on a slow phone and network. */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { slowNetwork } from '../testing/browser/hold.ts';
import { startSite } from '../testing/server/start-site.ts';
import {
  type Bench,
  type Finding,
  median,
  pagesOfEachKind,
  phone,
  slowProcessor,
  withPage,
} from './measure.ts';
import { copyWordsAlone } from './words-alone.ts';

type Paint = { first: number; blocked: number };

export const benchPaint: Bench = async (browser, url, times) => {
  const project = await copyWordsAlone();
  try {
    await using words = await startSite({}, { project });
    const findings: Finding[] = [];
    for (const path of await pagesOfEachKind()) {
      // In turn, because a shared machine is slower now and faster then. The first time only warms up.
      const pairs: [Paint, Paint][] = [];
      for (let turn = 0; turn <= times; turn += 1)
        pairs.push([await measure(browser, url + path), await measure(browser, words.url + path)]);
      const of = (site: 0 | 1, figure: keyof Paint) =>
        median(pairs.slice(1).map((pair) => pair[site][figure]));
      const [first, blocked] = [of(0, 'first') / of(1, 'first'), of(0, 'blocked') - of(1, 'blocked')];
      findings.push(
        { what: `${path}, first paint by that of the words alone`, figure: first, limit: 1.1 },
        { what: `${path}, ms of blocking above the words alone`, figure: blocked, limit: 20 },
      );
    }
    return findings;
  } finally {
    rmSync(project, { recursive: true });
  }
};

const measure = (browser: Browser, url: string): Promise<Paint> =>
  withPage(browser, phone, async (page, devtools) => {
    await slowProcessor(devtools);
    await slowNetwork(devtools);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    // Fonts that arrive later are laid out, too.
    await page.waitForTimeout(600);
    return await page.evaluate(async () => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const tasks: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const blocked = tasks
        .filter(({ startTime }) => startTime > first)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      return { first, blocked };
    });
  });
