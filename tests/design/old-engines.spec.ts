/** What an engine doesn't know leaves the page as it's meant to be without it, and never as the opposite. */
import { expect, test } from '../support/test.ts';

test('without popover, a link to the footer’s list of links replaces the burger', async ({ newPage }) => {
  const page = await newPage({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    // The changed styles aren't those that the page's policy admits.
    bypassCSP: true,
  });
  // The engine drops each rule whose selector it doesn't know.
  await page.route(/\.css$|\/[\w/-]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(':popover-open', ':unknown'),
    });
  });
  await page.goto('/company');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.locator(':target').locator('a[href="/services/dev-ops"]')).toBeInViewport();
});
