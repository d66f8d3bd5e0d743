/** A full load has the chart inline. After a route change it's a picture. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

const drawn = (page: Page) => page.locator('.hero-chart > svg path').count();
const isPainted = (page: Page) =>
  page
    .locator('img.hero-chart')
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('a page opened by itself keeps the drawing it came with', async ({ newPage, site }) => {
  const page = await newPage();
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  // Below home, whose chart has another place. A page that is too full has its chart as a file.
  const charts = pages.slice(1).map(async (path) => {
    const html = await (await fetch(site + path)).text();
    return { path, chart: /class="hero-chart" data-chart="([^"]+)"/.exec(html)?.[1] };
  });
  const { path, chart = '' } = (await Promise.all(charts)).find(({ chart }) => chart) ?? { path: '/' };
  await openAwake(page, path);
  expect(await drawn(page)).toBeGreaterThan(5);
  expect(pictures).not.toContain(chart);
  const data = await (await fetch(`${site}${path}.data.json`)).text();
  expect(data).toContain(chart);
  expect(data).not.toContain('<path');
});

test('a page that one comes to shows its chart, on the way there and back', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/services');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await expect.poll(() => isPainted(page)).toBe(true);
  await page.goBack();
  await page.waitForURL('/services');
  await expect.poll(() => isPainted(page)).toBe(true);
});
