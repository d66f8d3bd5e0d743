/** Time from an interaction to the next paint, by the browser's Event Timing, also across a page load. */
import type { Page } from 'playwright';

type InteractionTiming = { name: string; durationMs: number };

const key = 'bench-interactions';

/** To be called before the page loads. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const keep = (entries: PerformanceEntryList) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      for (const entry of entries) {
        // Hovering does not count.
        if (!/^(pointerdown|pointerup|click|keydown|keyup)$/.test(entry.name)) continue;
        kept.push({ name: entry.name, durationMs: entry.duration });
      }
      sessionStorage.setItem(key, JSON.stringify(kept));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    // The lowest threshold that browsers support.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    addEventListener('pagehide', () => keep(observer.takeRecords()));
  }, key);
}

/** Leaves out what came before. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), key);
}

export async function readInteractions(page: Page): Promise<InteractionTiming[]> {
  return JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), key)) ?? '[]');
}
