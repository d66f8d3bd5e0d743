/** Nothing moves while a page arrives, even when its fonts come late. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for(pages)('%s', async (path, { newPage }) => {
  for (const width of [390, 1440]) {
    const page = await newPage({ viewport: { width, height: 844 } });
    // Late enough that the words are painted in the fallback first.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    // To three digits, as the measure is reported everywhere.
    expect(Number(shift.toFixed(3)), `at ${width} px`).toBe(0);
    await page.close();
  }
});
