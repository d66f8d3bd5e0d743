/** A mid-range phone or a desktop, each in a profile of its own. */
import type { Browser, CDPSession, Page } from 'playwright';

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

/** Ends the page with its profile. */
export async function closePage(page: Page): Promise<void> {
  await page.context().close();
}
