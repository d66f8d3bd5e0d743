/** Holds a page's data or script back, as a slow or broken network does. */
import type { Page, Route } from 'playwright';

export type HeldFile = { requested: Promise<void>; release(): Promise<void> };

/** Whatever matches waits until it is released. */
export async function holdFile(page: Page, pattern: string | RegExp): Promise<HeldFile> {
  const waiting: Route[] = [];
  let released = false;
  let heard = () => {};
  const requested = new Promise<void>((resolve) => {
    heard = resolve;
  });
  await page.route(pattern, async (route) => {
    heard();
    if (released) return route.continue();
    waiting.push(route);
  });
  return {
    requested,
    release: async () => {
      released = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
