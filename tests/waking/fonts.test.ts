/** Fonts are asked for ahead where they can be there for the first paint, and delay no other visit. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { slowNetwork } from '../browser/slow-network.ts';

const announced = (page: Page) => page.locator('link[rel=preload][as=font]').count();

test('both are announced on a usual network, and used', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await announced(page)).toBe(2);
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.ready;
    return [...faces].filter(({ status }) => status === 'loaded').length;
  });
  expect(loaded).toBe(2);
});

test('on a slow one not before the first visit, and on the next, when they are at hand', async ({
  newPage,
}) => {
  const page = await newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await slowNetwork(devtools);
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await announced(page)).toBe(0);
  await page.goto('/company', { waitUntil: 'networkidle' });
  expect(await announced(page)).toBe(2);
});
