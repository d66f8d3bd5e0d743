/** The slowest event while a visitor fills in the form's first field, on a slow processor. */
import type { Browser } from 'playwright';
import { type Bench, median, phone, slowProcessor, withPage } from './measure.ts';

export const benchField: Bench = async (browser, url, times) => {
  const slowest: number[] = [];
  for (let turn = 0; turn < times; turn += 1) slowest.push(await slowestEvent(browser, url));
  return [{ what: 'ms of the slowest event in a first field', figure: median(slowest), limit: 100 }];
};

const slowestEvent = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, phone, async (page, devtools) => {
    await slowProcessor(devtools);
    await page.goto(`${url}/contact-us`, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    await page.evaluate(() => {
      const events: number[] = [];
      Object.assign(window, { events });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) events.push(duration);
      }).observe({ type: 'event', ...{ durationThreshold: 16 } });
    });
    await page.getByRole('main').getByRole('textbox').first().tap();
    await page.keyboard.type('Ada Lovelace', { delay: 50 });
    await page.waitForTimeout(500);
    return await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'events')));
  });
