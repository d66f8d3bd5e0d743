/** Each click of a visit to the next page's heading, with a round trip of 150 ms, from three seconds after load. */
import type { Browser, Page } from 'playwright';
import { slow4g, slowNetwork } from '../testing/browser/hold.ts';
import { type Bench, desktop, median, withPage } from './measure.ts';

/** Milliseconds that a pointer rests on a link, and that a button stays down. */
const pointedAt = 100;
const press = { delay: 60 };

const limits = { pointed: 50, other: slow4g.latency + 60 };

export const benchClicks: Bench = async (browser, url, times) => {
  const visits: Visit[] = [];
  for (let turn = 0; turn < times; turn += 1) visits.push(await visit(browser, url));
  const [first = []] = visits;
  return first.map(({ what, limit }, index) => ({
    what,
    limit,
    figure: median(visits.map((clicks) => clicks[index]?.ms ?? Number.NaN)),
  }));
};

type Visit = { what: string; ms: number; limit: number }[];

const visit = (browser: Browser, url: string): Promise<Visit> =>
  withPage(browser, desktop, async (page, devtools) => {
    await slowNetwork(devtools);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    const clicks: Visit = [];
    const bar = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > a[href^="/"]');
    for (let index = 0; index < (await bar.count()); index += 1) {
      const link = bar.nth(index);
      const to = await link.getAttribute('href');
      await watchHeading(page);
      await link.hover();
      await page.waitForTimeout(pointedAt);
      await link.click(press);
      const limit = limits.pointed;
      clicks.push({ what: `ms to ${to}, pointed at in the bar`, ms: await headingTime(page), limit });
      // As by keyboard: nothing tells of it before.
      const other = page.getByRole('main').locator('a[href^="/"]:not([href*="#"])').last();
      const target = await other.getAttribute('href');
      await watchHeading(page);
      await other.evaluate((element: HTMLElement) => element.click());
      clicks.push({ what: `ms to ${target}, from ${to}`, ms: await headingTime(page), limit: limits.other });
    }
    return clicks;
  });

const watchHeading = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['heading'];
    const before = document.querySelector('h1');
    const mark = new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now !== before) now?.setAttribute('elementtiming', 'heading');
    });
    mark.observe(document, { childList: true, subtree: true });
    const onClick = ({ timeStamp }: MouseEvent) => {
      const painted = new PerformanceObserver((list) => {
        const [entry] = list.getEntries();
        const time = entry && 'renderTime' in entry ? Number(entry.renderTime) : Number.NaN;
        document.documentElement.dataset['heading'] = String(time - timeStamp);
        painted.disconnect();
        mark.disconnect();
      });
      painted.observe({ type: 'element' });
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });

async function headingTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => document.documentElement.dataset['heading'], undefined, {
    timeout: 10_000,
  });
  return Number(await time.jsonValue());
}
