/** The focus by keyboard: in the order of the page, without a trap, never below the bar, and plain to see. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { focusAppearance } from '../browser/pixels.ts';

const paths = ['/', '/contact-us', '/plot-a-course'];

type Stop = { what: string; follows: boolean; hidden: boolean };

/** What has the focus, compared with what had it at the stop before. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const before = document.querySelector('[data-focus-before]');
    before?.removeAttribute('data-focus-before');
    element.setAttribute('data-focus-before', '');
    const { top, bottom, height } = element.getBoundingClientRect();
    const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
    const isInPage = element.closest('main, footer') !== null;
    return {
      what: element.outerHTML.slice(0, 90),
      // A date has several stops.
      follows:
        !before ||
        before === element ||
        (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      // What is higher than the window may begin below the bar.
      hidden: isInPage && height < innerHeight - bar && (top < bar - 1 || bottom > innerHeight + 1),
    };
  });
}

test.for(paths)('%s, forwards and backwards', async (path, { newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 700 }, reducedMotion: 'reduce' });
  await page.goto(path);
  const forwards = await stops(page, 'Tab', (stop) => !stop);
  expect(forwards.length).toBeGreaterThan(20);
  expect(forwards.filter(({ follows }) => !follows).map(({ what }) => what)).toEqual([]);
  const backwards = await stops(page, 'Shift+Tab', (stop) => /skip-link/.test(stop?.what ?? ''));
  for (const way of [forwards, backwards]) {
    expect(way.filter(({ hidden }) => hidden).map(({ what }) => what)).toEqual([]);
  }
});

async function stops(page: Page, key: string, isLast: (stop: Stop | null) => boolean): Promise<Stop[]> {
  const found: Stop[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop) found.push(stop);
    if (isLast(stop)) return found;
  }
  throw new Error(`${key} leads to no end`);
}

/** One of each kind of control, on each kind of ground. */
const controls = {
  '/': [
    '.bar-menu [href="/company"]',
    '.home-hero .control-filled',
    '.logo-strip',
    '.offer-row .cover-link',
    '.case-card .cover-link',
    '.closing .control',
    '.footer-column li a',
  ],
  '/contact-us': ['#email', '#topic', '#message', '#consent', '.prose a', '.enquiry-send button'],
  '/case-studies': ['.filter summary'],
  '/services/dev-ops': ['.breadcrumb a', '.hero-dark .control', 'main details > summary'],
};

test('the focus shows on every kind of control, by pixels', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, selectors] of Object.entries(controls)) {
    await page.goto(path);
    // From here on the focus is a keyboard's.
    await page.keyboard.press('Tab');
    for (const selector of selectors) {
      const control = page.locator(selector).first();
      const card = control.locator('xpath=ancestor::*[self::article or self::li][1]');
      const shape = selector.endsWith('.cover-link') ? card : control;
      expect(await focusAppearance(page, control, shape), `${path} ${selector}`).toBeGreaterThan(0.9);
    }
  }
});
