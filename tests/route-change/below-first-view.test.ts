/** The first view of the next page comes before what is below it; where one belongs further down, all comes at once. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** How the next page stood when its heading came. */
type Arrival = { hasEnd: boolean; footerTop: number; height: number };

/** From now on, each arrival of another heading. */
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
        height: innerHeight,
      });
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { arrivals });
  });
}

const arrivals = (page: Page) => page.evaluate(() => (window as Window & { arrivals?: Arrival[] }).arrivals);

const from = '/company';

test.for(['/services/artificial-intelligence', '/case-studies/dbs', '/how-we-work'])(
  'to %s by a link: the first view, then the rest, and Back to the whole',
  async (to, { newPage }) => {
    const page = await newPage();
    await openAwake(page, from);
    await recordArrivals(page);
    await navigate(page, to);
    await expect.poll(async () => (await arrivals(page))?.length).toBe(1);
    await page.locator('main .closing').waitFor();
    expect(new URL(page.url()).pathname).toBe(to);
    const [first] = (await arrivals(page)) ?? [];
    expect(first?.hasEnd).toBe(false);
    expect(first?.footerTop).toBeGreaterThanOrEqual(first?.height ?? 0);
    await page.locator('.below-first-view').waitFor({ state: 'detached' });

    await page.goBack();
    await expect.poll(async () => (await arrivals(page))?.length).toBe(2);
    expect((await arrivals(page))?.[1]?.hasEnd).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('to a place in the page: the whole', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, from);
  await recordArrivals(page);
  await navigate(page, '/how-we-work#main');
  await expect.poll(async () => (await arrivals(page))?.length).toBe(1);
  expect((await arrivals(page))?.[0]?.hasEnd).toBe(true);
});

test('from one page to the next of its kind as from any other', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/case-studies/dbs');
  await recordArrivals(page);
  await page.locator('a[rel=next]').click();
  await expect.poll(async () => (await arrivals(page))?.[0]?.hasEnd).toBe(false);
  await page.locator('main .closing').waitFor();
});
