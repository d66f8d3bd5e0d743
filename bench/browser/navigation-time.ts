/**
 * Time from the click on a link to the paint of the new page's h1, by the browser's Element Timing, in a page that
 * React has hydrated.
 */
import type { Page } from 'playwright';

/** Prepares the stopwatch. It starts at the time stamp of the click. */
export async function startStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const result = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('renderTime' in entry) resolve(Number(entry.renderTime) - timeStamp);
            }
          }).observe({ type: 'element' });
        },
        { capture: true, once: true },
      );
      // The attribute has to be set before the heading's first paint.
      new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (now !== before) now?.setAttribute('elementtiming', 'heading');
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { benchNavigation: result });
  });
}

export async function readStopwatch(page: Page): Promise<number> {
  return page.evaluate(() =>
    Promise.race([
      (window as Window & { benchNavigation?: Promise<number> }).benchNavigation ??
        Promise.reject(new Error('no stopwatch')),
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('The page did not change')), 10_000),
      ),
    ]),
  );
}
