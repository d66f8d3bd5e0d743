/** A browser with pages as a mid-range phone or a desktop would load them, and what it says of their speed. */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
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
