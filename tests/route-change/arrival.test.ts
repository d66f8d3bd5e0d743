/** How the next page arrives: the press is answered first, then comes the first view with its chart, then the rest. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../browser/hold.ts';
import { goTo, isSameDocument, navigate, openHydrated, shown } from '../browser/hydrate.ts';
import { readPage } from '../built/dist.ts';
import { pages } from '../pages.ts';

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

test('a link to the page that is shown cancels a page that is on its way', async ({ newPage }) => {
  const page = await newPage();
  await openHydrated(page, '/how-we-work');
  const data = await holdFile(page, '**/company.data.json');
  await barLink(page, '/company').click();
  await page.locator('.spinner').waitFor();
  await barLink(page, '/how-we-work').click();
  await page.locator('.spinner').waitFor({ state: 'detached' });
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
  const height = 720;
  await openHydrated(page, '/company');
  const headings = () => page.locator('main :is(h1, h2, h3)').allTextContents();
  const whole = await headings();
  await recordArrivals(page);
  let count = 0;
  const next = async () => {
    count += 1;
    await expect.poll(async () => (await arrivals(page)).length).toBe(count);
    return (await arrivals(page)).at(-1);
  };
  for (const path of ['/services/artificial-intelligence', '/case-studies/dbs', '/how-we-work']) {
    await navigate(page, path);
    const arrival = await next();
    expect(arrival?.hasEnd, path).toBe(false);
    expect(arrival?.footerTop).toBeGreaterThanOrEqual(height);
    await page.locator('main .closing').waitFor();
    await page.locator('.below-first-view').waitFor({ state: 'detached' });
    await page.goBack();
    expect((await next())?.hasEnd, `back from ${path}`).toBe(true);
    expect(await headings()).toEqual(whole);
  }
  await navigate(page, '/how-we-work#main');
  expect((await next())?.hasEnd).toBe(true);
  expect(await isSameDocument(page)).toBe(true);

  await openHydrated(page, '/case-studies/dbs');
  await recordArrivals(page);
  count = 0;
  await page.locator('a[rel=next]').click();
  expect((await next())?.hasEnd).toBe(false);
  await page.locator('main .closing').waitFor();
});

test('a visitor who turns back at once finds the page whole', async ({ newPage }) => {
  const page = await newPage();
  await openHydrated(page, '/');
  const headings = () => page.locator('main :is(h1, h2, h3)').allTextContents();
  const whole = await headings();
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(headings).toEqual(whole);
});

test('a full load has its chart in the page, and a page that is navigated to has it as a picture', async ({
  newPage,
  site,
}) => {
  const page = await newPage();
  const pictures: string[] = [];
  page.on('request', (request) => void pictures.push(new URL(request.url()).pathname));
  // Home has its chart in another place, and a page that is over its budget has it as a file.
  const chartOf = (path: string) => /class="hero-chart" data-chart="([^"]+)"/.exec(readPage(path))?.[1] ?? '';
  const path =
    pages.slice(1).find((candidate) => chartOf(candidate) !== '') ?? 'no page has its chart inline';
  await openHydrated(page, path);
  expect(await page.locator('.hero-chart > svg path').count()).toBeGreaterThan(5);
  expect(pictures).not.toContain(chartOf(path));
  const data = await (await fetch(`${site}${path}.data.json`)).text();
  expect(data).toContain(chartOf(path));
  expect(data).not.toContain('<path');

  const isPainted = () =>
    page
      .locator('img.hero-chart')
      .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  await openHydrated(page, '/services');
  await goTo(page, '/company');
  await expect.poll(isPainted).toBe(true);
  await page.goBack();
  await page.waitForURL('/services');
  await expect.poll(isPainted).toBe(true);
});

test('before hydration a link loads a whole page, which fades in where motion is welcome', async ({
  newPage,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newPage({ reducedMotion });
    await page.addInitScript(() => {
      // As if React's scripts took long to arrive.
      for (const type of ['pointerover', 'pointerdown', 'focusin'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await page.goto('/');
    await barLink(page, '/company').click();
    await page.waitForURL('/company');
    const fades = String(reducedMotion === 'no-preference');
    await expect.poll(() => page.getAttribute('html', 'data-fades')).toBe(fades);
  }
});
