/** First and largest contentful paint of a page on a phone with slow 4G, as Lighthouse's mobile preset has it. */
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page } from 'playwright';
import { slowNetwork } from '../../tests/browser/slow-network.ts';
import { phone, withPage } from './conditions.ts';
import { runLighthouse } from './run-lighthouse.ts';

const { mobileSlow4G: slow } = throttling;
const bytesASecond = (kilobits: number) => (kilobits * 1024) / 8;
const network = {
  latency: slow.requestLatencyMs,
  download: bytesASecond(slow.downloadThroughputKbps),
  upload: bytesASecond(slow.uploadThroughputKbps),
};

export type Paint = { fcpMs: number; lcpMs: number; shift: number };

/** Slows the network and the processor as Lighthouse does, and loads the page. */
export async function appliedPaint(browser: Browser, url: string): Promise<Paint> {
  const measure = async (page: Page, devtools: CDPSession) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdownMultiplier });
    await slowNetwork(devtools, network);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    // A font that arrives later may paint the largest text again, which counts too.
    await page.waitForTimeout(600);
    return page.evaluate(readPaint);
  };
  return withPage(browser, measure, phone());
}

/**
 * Loads the page at full speed, and computes what the phone would need. It takes the whole document, and each font that
 * the fast load had in time, for something that the first view waits for.
 *
 * @param port where the browser's protocol listens.
 */
export async function simulatedPaint(port: number, url: string): Promise<Paint> {
  const audits = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'] as const;
  const result = await runLighthouse(port, url, { onlyAudits: [...audits], disableFullPageScreenshot: true });
  const figure = (audit: (typeof audits)[number]): number => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${audit} for ${url}`);
    return value;
  };
  return { fcpMs: figure(audits[0]), lcpMs: figure(audits[1]), shift: figure(audits[2]) };
}

/** Runs in the page. */
function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    const paint: Paint = { fcpMs: 0, lcpMs: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paint.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) paint.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    paint.fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    setTimeout(() => resolve(paint), 100);
  });
}
