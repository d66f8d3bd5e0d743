/** Layout shift while a page loads, and while it is used. */
import type { Page } from 'playwright';

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

/**
 * From now on, also of what follows a click at once. Returns what has moved, as text, each time that it is asked.
 *
 * @param changing what's written anew and may move inside itself, as a selector.
 */
export async function watchShifts(page: Page, changing?: string): Promise<() => Promise<string[]>> {
  await page.evaluate((except) => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources))
          // Except for the marks of sections, which follow the length of the page.
          for (const { node } of entry.sources)
            if (node?.parentElement?.closest('main') && !(except && node.parentElement.closest(except)))
              moved.push(String(node.textContent));
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { moved });
  }, changing);
  return () => page.evaluate(() => Reflect.get(window, 'moved'));
}
