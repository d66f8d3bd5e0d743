/**
 * The first click: on a link that was pointed at for a moment, of a page on which React sleeps. By Puppeteer, under
 * which Chromium draws a page ahead that speculation rules name; under Playwright it does not.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { ignoreCornerPointer } from '../../tests/browser/corner-pointer.ts';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { slow4g } from '../../tests/browser/slow-network.ts';
import { benchLink, showBenchLink } from './bench-link.ts';
import { slowdown } from './conditions.ts';

/** Milliseconds for which the link is pointed at. */
export const hover = 200;

const clickKey = 'bench-click';

export function launchForFirstClicks(): Promise<Browser> {
  return launch({
    executablePath: findBrowser(),
    args: browserArguments(),
    defaultViewport: { width: 1280, height: 800 },
  });
}

/** Milliseconds from the click on a link at `from` to the first paint of `to`, which holds its whole first view. */
export async function timeFirstClick(browser: Browser, from: string, to: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(ignoreCornerPointer);
    await page.goto(from, { waitUntil: 'networkidle0' });
    // What is emulated for the page holds for the one that is drawn ahead, too.
    await page.emulateCPUThrottling(slowdown);
    await page.emulateNetworkConditions(slow4g);
    await page.evaluate(showBenchLink, to);
    await page.$eval(
      benchLink,
      (link, key) =>
        link.addEventListener('click', ({ timeStamp }) =>
          sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
        ),
      clickKey,
    );
    await page.hover(benchLink);
    await delay(hover);
    await page.mouse.down();
    await page.mouse.up();
    return await readPaint(page, to);
  } finally {
    await context.close();
  }
}

/** A page that was drawn ahead comes with another session; what was asked in the one before fails, and is asked again. */
async function readPaint(page: Page, path: string): Promise<number> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const ms = await page.evaluate(paintSinceClick, path, clickKey).catch(() => null);
    if (ms !== null && ms < 0) throw new Error('React had woken before the click, which was not the first');
    if (ms !== null) return ms;
    await delay(50);
  }
  throw new Error(`${path} was not painted within 10 s of the click`);
}

/** Runs in the page. Null as long as it is another page, or not painted. */
function paintSinceClick(path: string, key: string): number | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== path || !paint) return null;
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem(key));
}
