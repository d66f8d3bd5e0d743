/** When fonts are loaded: before the first paint, unless the network is slow. */
import type { Page } from 'playwright';
import { slowNetwork, watchRequests } from '../../testing/browser/hold.ts';
import { expect, test } from '../support/test.ts';

test('fonts are preloaded, but on a slow network only from the second visit', async ({ newPage }) => {
  const loadedFonts = (page: Page) =>
    page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    );
  const preloads = (page: Page) => page.locator('link[rel=preload][as=font]');
  const page = await newPage();
  await page.goto('/services', { waitUntil: 'networkidle' });
  await expect(preloads(page)).toHaveCount(2);
  const families = await loadedFonts(page);
  expect(families).toHaveLength(2);

  const slow = await newPage();
  const devtools = await slow.context().newCDPSession(slow);
  await devtools.send('Network.enable');
  await slowNetwork(devtools);
  const asked = watchRequests(slow, (request) => request.url().endsWith('.woff2'));
  await slow.goto('/privacy', { waitUntil: 'networkidle' });
  // The client fetches them for the next page, once this one has settled.
  await expect.poll(() => asked.length).toBe(2);
  await expect(preloads(slow)).toHaveCount(0);
  expect(await loadedFonts(slow)).toEqual([]);
  await slow.goto('/how-we-work', { waitUntil: 'networkidle' });
  await expect(preloads(slow)).toHaveCount(2);
  expect(await loadedFonts(slow)).toEqual(families);
});
