/** Waits for the client, turns to the page's island, and follows links without another document. */
import type { Page } from 'playwright';

export async function openInteractive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await makeInteractive(page);
}

export async function makeInteractive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await untilInteractive(page);
}

/** Turns to each island. Resolves once the client follows links, and each island is mounted. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // From then on positions are the client's.
    if (history.scrollRestoration !== 'manual') return false;
    const waiting = document.querySelectorAll('[data-island]:not([data-mounted])');
    for (const island of waiting) island.dispatchEvent(new PointerEvent('pointerdown'));
    return waiting.length === 0;
  });
}

/** As when a pointer rests on a link. */
export async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/style-"]')?.sheet;
  });
}

/**
 * Follows a link inside the site, even if no page has such a link. `isSameDocument` then says whether the page
 * was reloaded.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.dataset['document'] = 'same';
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    // Without moving pointer or focus.
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

export async function goTo(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await shown(page, path);
}

export async function shown(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['document'] === 'same');
}
