/** Pages as a mid-range phone or a desktop would load them. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { ignoreCornerPointer } from '../../tests/browser/corner-pointer.ts';
import { hydrated } from '../../tests/browser/hydrate.ts';

export const slowdown = 4;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export function phone(height = 844): BrowserContextOptions {
  return { viewport: { width: 390, height }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
}

/** Works with a page in a new browser context, which has an empty cache. */
export async function withPage<Result>(
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
  device = desktop,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    await context.addInitScript(ignoreCornerPointer);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Waits until React has hydrated a page, and until what it does after that has ended. */
export async function awake(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForTimeout(1000);
}
