/** Whether a page's text fits the window, also twice as large. */
import type { Page } from 'playwright';

/** What sticks out of the window sideways, or is cut off by its box. */
export function cutOff(page: Page): Promise<{ scrolled: number; parts: string[] }> {
  return page.evaluate(() => {
    scrollTo({ left: 400, behavior: 'instant' });
    const scrolled = scrollX;
    scrollTo({ left: 0, behavior: 'instant' });
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = [
      ...document.querySelectorAll(
        'body :is(h1, h2, h3, h4, p, li, a, button, td, th, dt, dd, label, legend, summary, input, textarea, select)',
      ),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('[aria-hidden], .sr-only, [hidden], svg') &&
        !scrolls(element),
    );
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && right > 0 && (left < -1 || right > innerWidth + 1);
    };
    // Only what holds text itself: a box around pictures may clip them.
    const isClipped = (element: Element) =>
      !/visible|auto|scroll/.test(getComputedStyle(element).overflowY) &&
      !element.matches('input, select') &&
      element.scrollHeight > element.clientHeight + 2;
    return {
      scrolled,
      parts: texts
        .filter((element) => sticksOut(element) || isClipped(element))
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 50)}`),
    };
  });
}

export async function withLargeText(page: Page, check: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await check();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
}
