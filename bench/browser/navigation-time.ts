/**
 * From the click on a link to the paint of the new page's h1, inside a page that React has taken over. The
 * browser's own Element Timing says when the heading's words were on the screen.
 */
import type { Page } from 'playwright';

/** Prepares the stopwatch, which starts at the click, by the browser's own time of the event. */
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
      // The mark has to be there when the heading is painted first.
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
