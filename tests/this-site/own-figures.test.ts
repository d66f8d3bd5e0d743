/** `/this-site` shows what the visitor's own browser has measured, says what it does not know, and sends nothing. */
import type { Page, Request } from 'playwright';
import { navigate, openAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const isIcon = (request: Request) => /\/(?:favicon\.ico|icon\.svg|site\.webmanifest)$/.test(request.url());

const measured = (page: Page) => page.locator('.page-cost[data-measured]').waitFor();

/** What the page says of a station. */
async function station(page: Page, name: string): Promise<string> {
  const entry = page
    .locator('.profile-stations > div')
    .filter({ has: page.getByText(name, { exact: true }) });
  return (await entry.locator('dd').innerText()).replace(/\s+/g, ' ');
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const fetched = async (requests: readonly Request[]) =>
  `${((await bytesOf(requests)) / 1000).toFixed(1)} kB in ${requests.length} requests`;

test('bytes, requests and times are those of the network and of the browser’s own timeline', async ({
  newPage,
}) => {
  const page = await newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!isIcon(request)) finished.push(request);
  });
  await page.goto('/this-site', { waitUntil: 'networkidle' });
  // A sign ends the browser's search for the largest paint.
  await page.evaluate(() =>
    new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true });
    }).then(() => null),
  );
  const before = [...finished];
  expect(before).toHaveLength(3);
  await wake(page);
  await measured(page);
  expect(await station(page, 'Your first sign')).toContain(await fetched(before));

  const { arrived, paint, waking } = await page.evaluate(() => {
    const awake = performance.getEntriesByName('awake')[0]?.startTime ?? 0;
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    const client = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? 'none';
    return {
      arrived: files.flatMap((file) =>
        'responseEnd' in file && Number(file.responseEnd) <= awake ? file.name : [],
      ),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      waking: awake - (files.find(({ name }) => name.endsWith(client))?.startTime ?? 0),
    };
  });
  const untilAwake = finished.filter((request) => arrived.includes(request.url()));
  expect(untilAwake.length).toBeGreaterThan(10);
  expect(await station(page, 'Awake')).toBe(
    `${Math.round(waking)} ms after that sign. ${await fetched(untilAwake)}`,
  );
  expect(await station(page, 'First paint')).toMatch(
    new RegExp(`^${Math.round(paint)} ms after the start\\. `),
  );
  expect(await station(page, 'Largest paint')).toMatch(/^\d+ ms after the start\. /);
  await page.getByText('nothing is sent anywhere. Layout shift: 0,').waitFor();
});

test('waking puts the browser’s figures in place of the build’s, and moves nothing', async ({ newPage }) => {
  const page = await newPage();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/this-site', { waitUntil: 'networkidle' });
    const place = () =>
      page
        .locator('.figures')
        .first()
        .evaluate((table) => table.getBoundingClientRect().top);
    const before = await place();
    await wake(page);
    await measured(page);
    expect(await place(), `at ${width} px`).toBe(before);
  }
});

test('nothing is sent: every request of a visit is a GET of the site’s own files', async ({
  newPage,
  site,
}) => {
  const page = await newPage();
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await openAwake(page, '/this-site');
  await measured(page);
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  const sent = requests.map((request) => [
    request.method(),
    request.postData(),
    new URL(request.url()).origin,
  ]);
  expect(sent.length).toBeGreaterThan(10);
  expect(
    sent.filter(([method, body, origin]) => method !== 'GET' || body !== null || origin !== site),
  ).toEqual([]);
  // A figure in an address would be sent, too.
  expect(requests.filter((request) => new URL(request.url()).search !== '')).toEqual([]);
});

test('what the browser has kept is said to be kept', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/this-site');
  await page.waitForLoadState('networkidle');
  await page.goto('/company');
  await openAwake(page, '/this-site');
  await measured(page);
  await page.getByText(/Your browser had kept \d+ of \d+ files from an earlier page or visit/).waitFor();
});

test('who comes from another page is told which page the browser counts from, and can load this one', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, '/company');
  await navigate(page, '/this-site');
  await page.getByText('counts from the page that was opened first, /company.').waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load this page by itself' }).click();
  await loaded;
  await wake(page);
  await measured(page);
  expect(await page.getByText('counts from the page').count()).toBe(0);
});

test('what a browser does not measure is said in words', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {
      get: () => ['mark', 'navigation', 'paint', 'resource'],
    });
    Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', { get: () => undefined });
  });
  await openAwake(page, '/this-site');
  await measured(page);
  expect(await station(page, 'Largest paint')).toBe('Your browser does not measure this.');
  expect(await station(page, 'Awake')).toMatch(
    /^\d+ ms after that sign\. Your browser does not say how much it fetched\.$/,
  );
  await page.getByText('Your browser does not measure layout shift.').waitFor();
});
