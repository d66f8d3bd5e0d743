/** Loads a page as a phone would, and measures its first and its largest contentful paint. */
import type { Browser, CDPSession, Page } from 'playwright';
import { slowNetwork } from '../../tests/browser/slow-network.ts';
import { phone, slowProcessor, withPage } from './conditions.ts';

export type Paint = { fcpMs: number; lcpMs: number; element: string; shift: number };

export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const measure = async (page: Page, devtools: CDPSession) => {
    await slowProcessor(devtools);
    await slowNetwork(devtools);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    // A font that arrives later may paint the largest text again, which counts too.
    await page.waitForTimeout(600);
    return page.evaluate(readPaint);
  };
  return withPage(browser, measure, phone());
}

/** Runs in the page. */
function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    const paint: Paint = { fcpMs: 0, lcpMs: 0, element: '', shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        paint.lcpMs = entry.startTime;
        if ('element' in entry && entry.element instanceof Element) paint.element = entry.element.tagName;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) paint.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    paint.fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    setTimeout(() => resolve(paint), 100);
  });
}
