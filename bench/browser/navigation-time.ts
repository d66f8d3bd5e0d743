/** From the click on a link to the paint of the new page's h1, inside a page that React has taken over. */
import type { Page } from 'playwright';

/** Prepares the stopwatch, which starts at the click, by the browser's own time of the event. */
export async function startStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const result = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const now = document.querySelector('h1');
            if (now === null || now === before) return requestAnimationFrame(look);
            // This frame is painted before a message posted from it arrives.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return requestAnimationFrame(() => port2.postMessage(null));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
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
