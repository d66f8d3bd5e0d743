/** A press on a link is answered by a frame before the next page is rendered, which takes several on a slow phone. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../loading/hold-file.ts';

/** The heading at the first frame after the next press. */
async function recordFirstFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const seen = new Promise((resolve) => {
      const onClick = () => requestAnimationFrame(() => resolve(heading()));
      addEventListener('click', onClick, { once: true });
    });
    Object.assign(window, { atFirstFrame: seen });
  });
}

const atFirstFrame = (page: Page) =>
  page.evaluate(() => (window as Window & { atFirstFrame?: Promise<string> }).atFirstFrame);

async function fetchAhead(page: Page, path: string): Promise<void> {
  const data = page.waitForResponse(`**${path}.data.json`);
  await page.locator(`.bar-menu a[href="${path}"]`).hover();
  await (await data).finished();
}

test('the frame that follows a press on a link is painted before the next page is rendered', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, '/');
  const heading = page.locator('h1');
  const before = await heading.textContent();
  await fetchAhead(page, '/company');
  await recordFirstFrame(page);
  await page.locator('.bar-menu a[href="/company"]').click();
  expect(await atFirstFrame(page)).toBe(before);
  await page.waitForURL('/company');
  await expect.poll(() => heading.textContent()).not.toBe(before);
});

test('of two links pressed before a frame, the last is followed, and one entry is added to the history', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, '/');
  await fetchAhead(page, '/company');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    for (const path of ['/company', '/how-we-work']) {
      document.querySelector<HTMLElement>(`.bar-menu a[href="${path}"]`)?.click();
    }
  });
  await page.waitForURL('/how-we-work');
  await page.locator('link[rel=canonical][href$="/how-we-work"]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link to the page that is shown calls off a page that is on its way', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/how-we-work');
  const data = await holdFile(page, '**/company.data.json');
  await page.locator('.bar-menu a[href="/company"]').click();
  await page.locator('.spinner').waitFor();
  await page.locator('.bar-menu a[href="/how-we-work"]').click();
  await page.locator('.spinner').waitFor({ state: 'detached' });
  const answered = page.waitForResponse('**/company.data.json');
  await data.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe('/how-we-work');
});
