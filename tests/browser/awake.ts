/** React wakes at the first sign of a visitor; tests give one, wait, and then move about in the application. */
import type { Page } from 'playwright';

/** Opens a page and wakes React on it. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Resolves once React has taken the page over: it marks the document's elements as its own. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await isAwake(page);
}

export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  // Links are handed to the router in the task after hydration.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/**
 * Follows a link inside the application, also to an address that no link of the site has. A full load would
 * lose the mark that is set here, and fails.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.dataset['application'] = 'same';
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    // Where no pointer and no focus are disturbed.
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Whether the document is still the one in which `navigate` began. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['application'] === 'same');
}
