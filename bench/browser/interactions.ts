/** From a visitor's touch to the next paint, as the browser's Event Timing has it, also where the page is left. */
import type { Page } from 'playwright';

type Kept = { name: string; durationMs: number; delayMs: number };

const key = 'bench-interactions';

/** Before the page loads: its observer has to be there first. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const keep = (entries: PerformanceEntryList) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      for (const entry of entries) {
        if (!('interactionId' in entry && 'processingStart' in entry)) continue;
        // Hovering is no interaction; a press, a click or a key is.
        if (!/^(pointerdown|pointerup|click|keydown|keyup)$/.test(entry.name)) continue;
        const delayMs = Number(entry.processingStart) - entry.startTime;
        kept.push({ name: entry.name, durationMs: entry.duration, delayMs });
      }
      sessionStorage.setItem(key, JSON.stringify(kept));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    // The finest that the browser gives: events under 16 ms are not told, and are as good as none.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    addEventListener('pagehide', () => keep(observer.takeRecords()));
  }, key);
}

export async function readInteractions(page: Page): Promise<Kept[]> {
  return JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), key)) ?? '[]');
}
