/** A page prints as a few sheets with the provider's name and address, and the page's own address. */
import { expect, test } from '../browser/browser-test.ts';
import { sheetsOf } from '../browser/state.ts';

test('a page prints on two to four sheets, with logo, address and link', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  for (const path of ['/', '/services/artificial-intelligence', '/case-studies/dbs']) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    const sheets = await sheetsOf(page);
    expect(sheets, path).toBeGreaterThanOrEqual(2);
    expect(sheets, path).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.bar-home .logo').first().isVisible()).toBe(true);
    expect(await page.locator('footer address').isVisible()).toBe(true);
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.evaluate((link) => link.getClientRects().length)).toBeGreaterThan(0);
    const shown = await canonical.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toBe(`"${await canonical.getAttribute('href')}"`);
  }
});
