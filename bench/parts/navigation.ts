/** In-app navigation on a slow processor and network, with and without a prefetch on hover. */
import type { Browser } from 'playwright';
import { slow4g, slowNetwork } from '../../tests/browser/slow-network.ts';
import { closePage, openDesktop, slowdown, slowProcessor } from '../browser/conditions.ts';
import { withBrowser } from '../browser/launch.ts';
import { readStopwatch, startStopwatch } from '../browser/navigation-time.ts';
import { awake } from '../browser/waking.ts';
import { logProgress } from '../log-progress.ts';
import type { BenchOptions } from '../options.ts';
import type { Finding } from '../report/finding.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';
import { median, range } from '../statistics.ts';

type Way = 'hovered first' | 'without prefetch';

const limits: Readonly<Record<Way, number>> = {
  'hovered first': 100,
  'without prefetch': slow4g.latency + 100,
};

export async function benchNavigation({ pairs }: BenchOptions): Promise<Finding[]> {
  const copy = copySite();
  const server = await startServer(copy.folder);
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      for (const to of pageKinds) {
        const from = to === '/' ? '/company' : '/';
        for (const way of ['hovered first', 'without prefetch'] as const) {
          logProgress(`  to ${to}, ${way}`);
          const times: number[] = [];
          for (let turn = 0; turn < pairs; turn += 1) {
            times.push(await navigate(browser, server.url, from, to, way));
          }
          findings.push({
            what: `to ${to}, ${way}: click to h1`,
            value: `${median(times).toFixed(0)} ms (${range(times)})`,
            bound: { kind: 'at most', limit: limits[way], figure: median(times) },
            note: `from ${from}; processor slowed ${slowdown} times, round trip ${slow4g.latency} ms`,
          });
        }
      }
      return findings;
    });
  } finally {
    await server.stop();
    copy.remove();
  }
}

async function navigate(browser: Browser, site: string, from: string, to: string, way: Way): Promise<number> {
  const { page, devtools } = await openDesktop(browser);
  try {
    await page.goto(site + from, { waitUntil: 'load' });
    await page.mouse.move(640, 790);
    await awake(page);
    await slowProcessor(devtools);
    await slowNetwork(devtools);
    // A link at a known place: no menu has to be opened for it.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, id: 'bench-link', textContent: 'go' });
      link.style.cssText = 'position:fixed;left:0;bottom:0;z-index:99;padding:20px';
      document.querySelector('main')?.append(link);
    }, to);
    await startStopwatch(page);
    if (way === 'hovered first') {
      await page.locator('#bench-link').hover();
      await page.waitForTimeout(1200);
      await page.mouse.down();
      await page.waitForTimeout(60);
      await page.mouse.up();
    } else {
      // A click without a pointer or key before it, so nothing is prefetched.
      await page.locator('#bench-link').evaluate((link: HTMLElement) => link.click());
    }
    return await readStopwatch(page);
  } finally {
    await closePage(page);
  }
}
