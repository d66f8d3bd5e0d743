/**
 * Nothing moves while a page loads, even when its fonts arrive after the first paint; nor further down, where a
 * reader may be by then, when pictures and the whole stylesheet come.
 */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

/** Heights of the document in pixels: as it has loaded, and with all that comes later. */
function lengths(page: Page): Promise<{ loaded: number; whole: number }> {
  return page.evaluate(async () => {
    const length = () => document.documentElement.scrollHeight;
    const loaded = length();
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'] ?? '';
    await new Promise((onload, onerror) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
      ),
    );
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    return { loaded, whole: length() };
  });
}

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  // A routed page has no cache: fonts are fetched each time.
  const held: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    held.push(route.request().url());
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  for (const width of [390, 1440]) {
    held.length = 0;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path, { waitUntil: 'load' });
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
    expect(held.length, 'fonts that came late').toBeGreaterThan(0);
    // To three digits, as the metric is usually reported.
    expect(Number(shift.toFixed(3)), `at ${width} px`).toBe(0);
    const { loaded, whole } = await lengths(page);
    expect(whole, `length at ${width} px`).toBe(loaded);
  }
});
