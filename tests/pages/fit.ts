/** Whether a page's text fits the window, also as a visitor may set it: spaced out, or twice as large. */
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

export async function withStyle<Result>(
  page: Page,
  rules: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const set = (text: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css ? [sheet] : [];
    }, text);
  await set(rules);
  const result = await check();
  await set('');
  return result;
}

/** The spacing that WCAG asks to allow for, in 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

export async function withLargeText(page: Page, check: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await check();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
}

export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      // What only a screen reader is told has a box of one pixel, and what only a robot reads is outside.
      const { width, right } = parent?.getBoundingClientRect() ?? { width: 0, right: 0 };
      if (!parent?.checkVisibility() || width < 2 || right < 0 || parent.closest('svg')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
        /(?<![\p{L}@.-])\p{L}{2,10}(?![\p{L}@.-])/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
}
