/** A mid-range phone on a slow 4G network, in the words of the browser's own throttling. */
import type { Browser, CDPSession, Page } from 'playwright';

/** Lighthouse's figures for slow 4G: one round trip in milliseconds, and bytes a second. */
export const slow4g = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

export const slowdown = 4;

/** A page of a profile of its own, so that nothing is in its cache. */
export async function openPhone(
  browser: Browser,
  { height = 844 } = {},
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return { page, devtools };
}

export async function openDesktop(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return { page, devtools };
}

export async function slowProcessor(devtools: CDPSession, rate = slowdown): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latency,
    downloadThroughput: slow4g.throughput,
    uploadThroughput: slow4g.throughput,
  });
}

/** Ends the page with its profile. */
export async function closePage(page: Page): Promise<void> {
  await page.context().close();
}
