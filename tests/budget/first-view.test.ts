/**
 * What a phone fetches before its visitor does anything: the page, fonts and pictures, few and small. None of them
 * delays the first paint or moves anything. And on networks of different speed, whether fonts are asked for ahead.
 */
import type { Page, Request } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { slowNetwork } from '../browser/hold.ts';
import { pages } from '../pages.ts';
import { holdFonts, layoutShift } from './layout-shift.ts';

const budget = { bytes: 120_000, requests: 12, fonts: 2, fontBytes: 45_000 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const announced = (page: Page) => page.locator('link[rel=preload][as=font]').count();

/** Heights of the document in pixels: as it has loaded, and with all that comes later. */
function lengths(page: Page): Promise<{ loaded: number; whole: number }> {
  return page.evaluate(async () => {
    const length = () => document.documentElement.scrollHeight;
    const loaded = length();
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'] ?? '';
    await new Promise((onload, onerror) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
      ),
    );
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    return { loaded, whole: length() };
  });
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

test.for(pages)('%s', async (path, { newPage, site }) => {
  const page = await newPage(phone);
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  // A routed page has no cache, so that everything is asked for.
  const held = await holdFonts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await layoutShift(page)).toBe(0);
  expect(held.length).toBeGreaterThan(0);

  const asked = requests
    .filter((request) => !/\/(site\.webmanifest|favicon\.ico|icon\.svg)$/.test(request.url()))
    .map((request) => ({ request, kind: request.resourceType(), file: request.url().replace(site, '') }));
  const [document, ...others] = asked.map(({ kind, file }) => `${kind} ${file}`);
  expect(document).toBe(`document ${path}`);
  expect(others.filter((other) => !/^(font|image) \/assets\//.test(other))).toEqual([]);
  expect(others.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(budget.requests);
  const sizes = await Promise.all(
    asked.map(async ({ request, kind }) => ({ kind, ...(await request.sizes()) })),
  );
  const bytes = sizes.map(
    ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
  );
  expect(sum(bytes)).toBeGreaterThan(20_000);
  expect(sum(bytes)).toBeLessThanOrEqual(budget.bytes);
  const fonts = sizes.filter(({ kind }) => kind === 'font');
  expect(fonts.length).toBeLessThanOrEqual(budget.fonts);
  expect(sum(fonts.map(({ responseBodySize }) => responseBodySize))).toBeLessThanOrEqual(budget.fontBytes);
  expect(await announced(page)).toBeLessThanOrEqual(budget.fonts);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  const { loaded, whole } = await lengths(page);
  expect(whole, 'the length of the page').toBe(loaded);
});

test('fonts are asked for ahead on a usual network, and on a slow one only when they are at hand', async ({
  newPage,
}) => {
  const usual = await newPage();
  await usual.goto('/', { waitUntil: 'networkidle' });
  expect(await announced(usual)).toBe(2);
  const loaded = await usual.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded'),
  );
  expect(loaded).toHaveLength(2);

  const slow = await newPage();
  const devtools = await slow.context().newCDPSession(slow);
  await devtools.send('Network.enable');
  await slowNetwork(devtools);
  await slow.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await announced(slow)).toBe(0);
  await slow.goto('/company', { waitUntil: 'networkidle' });
  expect(await announced(slow)).toBe(2);
});
