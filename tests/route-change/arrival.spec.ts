/** How the next page arrives: the press is answered first, then comes the first view with its chart, then the rest. */
import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, isSameDocument, navigate, openHydrated, shown } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

const barLink = (page: Page, path: string) => page.locator(`.bar-menu a[href="${path}"]`);

async function fetchAhead(page: Page, path: string): Promise<void> {
  const data = page.waitForResponse(`**${path}.data.json`);
  await barLink(page, path).hover();
  await (await data).finished();
}

test('of two links pressed at once the last is followed, and the history has one more entry', async ({
  newPage,
}) => {
  const page = await newPage();
  await openHydrated(page, '/');
  await fetchAhead(page, '/company');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    for (const path of ['/company', '/how-we-work'])
      document.querySelector<HTMLElement>(`.bar-menu a[href="${path}"]`)?.click();
  });
  await shown(page, '/how-we-work');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link to the page that is shown cancels a page that is on its way', async ({ newPage, audit }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openHydrated(page, '/how-we-work');
  const data = await holdFile(page, '**/company.data.json');
  await barLink(page, '/company').click();
  await expect(page.locator('.spinner')).toBeVisible();
  await audit(page, '.spinner');
  await barLink(page, '/how-we-work').click();
  await expect(page.locator('.spinner')).toHaveCount(0);
  const answered = page.waitForResponse('**/company.data.json');
  await data.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe('/how-we-work');
});

/** How the next page stands when its heading comes. */
type Arrival = { hasEnd: boolean; footerTop: number };

async function recordArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const arrivals: Arrival[] = [];
    let heading = document.querySelector('h1');
    new MutationObserver(() => {
      const next = document.querySelector('h1');
      if (!next || next === heading) return;
      heading = next;
      arrivals.push({
        hasEnd: document.querySelector('main .closing') !== null,
        footerTop: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
      });
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { arrivals });
  });
}

const arrivals = (page: Page) =>
  page.evaluate(() => (window as Window & { arrivals?: Arrival[] }).arrivals ?? []);

test('a link brings the first view before the rest, and Back or a link to a place brings the whole page', async ({
  newPage,
}) => {
  const page = await newPage();
  await openHydrated(page, '/company');
  const headings = () => page.locator('main :is(h1, h2, h3)').allTextContents();
  const whole = await headings();
  await recordArrivals(page);
  const arrival = async (count: number) => {
    await expect.poll(async () => (await arrivals(page)).length).toBe(count);
    return (await arrivals(page)).at(-1);
  };
  await navigate(page, '/case-studies/dbs');
  const next = await arrival(1);
  expect(next?.hasEnd).toBe(false);
  expect(next?.footerTop).toBeGreaterThanOrEqual(720);
  await expect(page.locator('main .closing')).toBeVisible();
  await page.goBack();
  expect((await arrival(2))?.hasEnd).toBe(true);
  expect(await headings()).toEqual(whole);
  await navigate(page, '/how-we-work#main');
  expect((await arrival(3))?.hasEnd).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is navigated to has its chart, and still has it after Back', async ({ newPage }) => {
  const page = await newPage();
  const isPainted = () =>
    page
      .locator('img.hero-chart')
      .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  await openHydrated(page, '/services');
  await goTo(page, '/company');
  await expect.poll(isPainted).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(isPainted).toBe(true);
});
