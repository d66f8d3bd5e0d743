/** Layout shift while a page loads, with fonts that arrive after the first paint. */
import type { Page } from 'playwright';

/** Returns the fonts that were held back, as they are asked for. */
export async function holdFonts(page: Page): Promise<string[]> {
  const held: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    held.push(route.request().url());
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  return held;
}

/** To three digits, as the metric is usually reported. */
export async function layoutShift(page: Page): Promise<number> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // The frame after the next begins when the fonts' layout has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
  return Number(shift.toFixed(3));
}
