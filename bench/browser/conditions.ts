/** Pages as a mid-range phone or a desktop would load them. */
import type { Browser, CDPSession, Page } from 'playwright';

export const slowdown = 4;

/** A page in a new browser context, with an empty cache. */
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

/** Closes the page with its context. */
export async function closePage(page: Page): Promise<void> {
  await page.context().close();
}
