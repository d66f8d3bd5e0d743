import type { Page } from 'playwright';

/** From then on timers run only as far as a test lets them; the page's clock has to be installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}
