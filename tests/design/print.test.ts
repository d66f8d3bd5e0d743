/** A page prints as a few sheets that say who wrote it, how to reach them and where the page stands. */
import { expect, test } from '../browser/browser-test.ts';

test.for([
  '/',
  '/how-we-work',
  '/services/artificial-intelligence',
  '/enterprises/legacy-application',
  '/startups/mvp',
  '/case-studies/dbs',
  '/case-studies/eu-yan-sang',
])('%s', async (path, { newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(path);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeGreaterThanOrEqual(2);
  expect(sheets?.length).toBeLessThanOrEqual(4);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.bar-home .logo').first().isVisible()).toBe(true);
  expect(await page.locator('footer address').isVisible()).toBe(true);
  const address = await page.locator('link[rel=canonical]').evaluate((link) => ({
    isShown: link.getClientRects().length > 0,
    text: getComputedStyle(link, '::after').content,
    href: link.getAttribute('href'),
  }));
  expect(address.isShown).toBe(true);
  expect(address.text).toBe(`"${address.href}"`);
});

test('what waits for its reveal is printed', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-reveal=waiting]', { state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const waiting = page.locator('[data-reveal=waiting]').first();
  expect(await waiting.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
});
