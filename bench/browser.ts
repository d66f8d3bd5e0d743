/** A browser with pages as a mid-range phone or a desktop would load them, and what it says of their speed. */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { browserArguments, findBrowser, ignoreCornerPointer } from '../testing/browser/find-browser.ts';
import { startSite } from '../testing/browser/start-site.ts';
import type { Finding } from './report.ts';

/** Of a mid-range phone, as Lighthouse has it. */
export const slowdown = 4;

/** Milliseconds that a finger or a mouse button stays down. */
export const press = { delay: 60 };

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Taller than a phone, because a touch below Chromium's toolbar would wait for a paint that never comes. */
export function phone(height = 1000): BrowserContextOptions {
  return { viewport: { width: 390, height }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
}

/** Measures with a server and a browser of its own. A running server keeps its build, whatever is built meanwhile. */
export async function withSite(measure: (browser: Browser, url: string) => Promise<Finding[]>) {
  await using site = await startSite();
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  return await measure(browser, site.url);
}

export async function withPage<Result>(
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
  device = desktop,
): Promise<Result> {
  await using context = await browser.newContext(device);
  await context.addInitScript(ignoreCornerPointer);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return await work(page, devtools);
}

export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const interactionsKey = 'bench-interactions';

/** Records the time from each interaction to the next paint, also across a page load. Call this before the page loads. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const keep = (entries: PerformanceEntryList) => {
      const pressed = entries.filter(({ name }) =>
        /^(pointerdown|pointerup|click|keydown|keyup)$/.test(name),
      );
      const kept: number[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...kept, ...pressed.map(({ duration }) => duration)]));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    // The lowest threshold that browsers support.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    addEventListener('pagehide', () => keep(observer.takeRecords()));
  }, interactionsKey);
}

/** Milliseconds of the slowest event of an interaction; 16 if none reached the browser's threshold. */
export async function slowestEvent(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate((key) => sessionStorage.removeItem(key), interactionsKey);
  await interact();
  // The events arrive after their paint.
  await page.waitForTimeout(1500);
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), interactionsKey);
  return Math.max(16, ...z.array(z.number()).parse(JSON.parse(kept ?? '[]')));
}
