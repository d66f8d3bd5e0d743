/** Whether and when React has taken a page over, as anyone can see from outside. */
import type { Page } from 'playwright';

/** Resolves once the page's main element belongs to React, and what it does after has had time to run. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    },
    undefined,
    { timeout: 30_000, polling: 50 },
  );
  await page.waitForTimeout(1000);
}
