/** Click to the next page's heading, on a slow processor and network, with and without a prefetch. */
import type { Browser, Page } from 'playwright';
import { slow4g, slowNetwork } from '../testing/browser/hold.ts';
import { untilInteractive } from '../testing/browser/interactive.ts';
import { press, slowProcessor, withPage, withSite } from './browser.ts';
import { type BenchOptions, boundedTime, type Finding, logProgress } from './report.ts';
import { pageKinds } from './site.ts';
import { repeat } from './statistics.ts';

const ways = [
  { way: 'hovered first', isHovered: true, limit: 100 },
  { way: 'without prefetch', isHovered: false, limit: slow4g.latency + 100 },
];

export function benchNavigation({ times }: BenchOptions) {
  return withSite(async (browser, site) => {
    const findings: Finding[] = [];
    for (const to of pageKinds) {
      const from = to === '/' ? '/company' : '/';
      for (const { way, isHovered, limit } of ways) {
        logProgress(`  to ${to}, ${way}`);
        const taken = await repeat(times, () => navigate(browser, site + from, to, isHovered));
        findings.push(boundedTime(`to ${to}, ${way}: click to heading`, taken, limit, `from ${from}`));
      }
    }
    return findings;
  });
}

function navigate(browser: Browser, from: string, to: string, isHovered: boolean): Promise<number> {
  return withPage(browser, async (page, devtools) => {
    await page.goto(from, { waitUntil: 'load' });
    await page.mouse.move(640, 790);
    await untilInteractive(page);
    await page.waitForTimeout(1000);
    await slowProcessor(devtools);
    await slowNetwork(devtools);
    await page.evaluate(prepare, to);
    const link = page.locator('#bench-link');
    if (isHovered) {
      await link.hover();
      await page.waitForTimeout(1200);
      await link.click(press);
    } else {
      // A click without a pointer or key before it, so nothing is prefetched.
      await link.evaluate((element: HTMLElement) => element.click());
    }
    return readHeadingTime(page);
  });
}

/** Runs in the page: adds a link that no menu hides, and marks the next heading for the browser's Element Timing. */
function prepare(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, id: 'bench-link', textContent: 'go' });
  link.style.cssText = 'position:fixed;left:0;bottom:0;z-index:99;padding:20px';
  const before = document.querySelector('h1');
  link.addEventListener('click', ({ timeStamp }) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const painted = 'renderTime' in entry ? Number(entry.renderTime) : Number.NaN;
        document.documentElement.dataset['benchHeading'] ??= String(painted - timeStamp);
      }
    }).observe({ type: 'element' });
  });
  // The attribute has to be set before the heading's first paint.
  new MutationObserver(() => {
    const now = document.querySelector('h1');
    if (now !== before) now?.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true });
  document.querySelector('main')?.append(link);
}

async function readHeadingTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => document.documentElement.dataset['benchHeading'], undefined, {
    timeout: 10_000,
  });
  return Number(await time.jsonValue());
}
