/** Wakes React, which hydrates a page on the first sign of a visitor, and navigates inside the application. */
import type { Page } from 'playwright';

/** Opens a page and wakes React on it. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Gives a sign of a visitor and waits for hydration. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await waitUntilAwake(page);
}

/** Resolves once React has hydrated the page, when links are the router's too. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/**
 * Follows a link inside the application, also to an address that the site has no link to. `isSameDocument`
 * then says whether the page was loaded anew.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.dataset['application'] = 'same';
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    // Without moving pointer or focus.
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Whether the document is still the one from which `navigate` started. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['application'] === 'same');
}
