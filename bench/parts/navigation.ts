/**
 * Navigation on a slow processor and network: in the application with and without a prefetch on hover, and by the
 * first click on a page that React has not woken on.
 */
import type { Browser } from 'playwright';
import { slow4g, slowNetwork } from '../../tests/browser/slow-network.ts';
import { benchLink, showBenchLink } from '../browser/bench-link.ts';
import { awake, slowdown, slowProcessor, withPage } from '../browser/conditions.ts';
import { hover, launchForFirstClicks, timeFirstClick } from '../browser/first-click.ts';
import { readStopwatch, startStopwatch } from '../browser/navigation-time.ts';
import { processorSpeed } from '../browser/processor-speed.ts';
import type { BenchOptions } from '../options.ts';
import { boundedTime, type Finding, logProgress } from '../report.ts';
import { pageKinds, withSite } from '../site.ts';
import { repeat } from '../statistics.ts';

const ways = [
  { way: 'hovered first', isHovered: true, limit: 100 },
  { way: 'without prefetch', isHovered: false, limit: slow4g.latency + 100 },
];

export function benchNavigation({ pairs }: BenchOptions): Promise<Finding[]> {
  return withSite(async (browser, site) => {
    const findings = [await processorSpeed(browser, pairs)];
    const puppeteer = await launchForFirstClicks();
    try {
      for (const to of pageKinds) {
        const from = to === '/' ? '/company' : '/';
        const note = `from ${from}; processor slowed ${slowdown} times, round trip ${slow4g.latency} ms`;
        for (const { way, isHovered, limit } of ways) {
          logProgress(`  to ${to}, ${way}`);
          const times = await repeat(pairs, () => navigate(browser, site + from, to, isHovered));
          findings.push(boundedTime(`to ${to}, ${way}: click to h1`, times, limit, note));
        }
        logProgress(`  to ${to}, first click`);
        const times = await repeat(pairs, () => timeFirstClick(puppeteer, site + from, to));
        const what = `to ${to}, first click after ${hover} ms: click to first paint`;
        findings.push(boundedTime(what, times, 150, note));
      }
    } finally {
      await puppeteer.close();
    }
    return findings;
  });
}

function navigate(browser: Browser, from: string, to: string, isHovered: boolean): Promise<number> {
  return withPage(browser, async (page, devtools) => {
    await page.goto(from, { waitUntil: 'load' });
    await page.mouse.move(640, 790);
    await awake(page);
    await slowProcessor(devtools);
    await slowNetwork(devtools);
    await page.evaluate(showBenchLink, to);
    await startStopwatch(page);
    if (isHovered) {
      await page.locator(benchLink).hover();
      await page.waitForTimeout(1200);
      await page.locator(benchLink).click({ delay: 60 });
    } else {
      // A click without a pointer or key before it, so nothing is prefetched.
      await page.locator(benchLink).evaluate((link: HTMLElement) => link.click());
    }
    return readStopwatch(page);
  });
}
