/** What an engine doesn't know leaves the page as it's meant to be without it, and never as the opposite. */
import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';

/** Its own styles are others than those that the page's policy admits. */
const old = { bypassCSP: true } as const;

/** Renames a selector in whatever styles come, so that the engine drops each rule that has it. */
async function forget(page: Page, selector: string): Promise<void> {
  await page.route(/\.css$|\/[\w/-]*$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(selector, `${selector.match(/^:+/)?.[0] ?? ''}unknown`);
    await route.fulfill({ response: answer, body });
  });
}

test('without popover, a link to the footer’s list of links replaces the burger', async ({ newPage }) => {
  const page = await newPage({ ...old, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await forget(page, ':popover-open');
  await page.goto('/company');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.locator(':target').locator('a[href="/services/dev-ops"]')).toBeInViewport();
});
