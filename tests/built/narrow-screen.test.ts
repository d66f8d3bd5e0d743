/** At 320 px, which is also 1280 px at a zoom of 400 %, nothing has to be scrolled sideways. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for([...pages, '/nowhere'])('%s', async (path, { sharedPage: page, expectConsoleError }) => {
  expectConsoleError(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const scrolled = await page.evaluate(() => {
    scrollTo({ left: 400, behavior: 'instant' });
    return scrollX;
  });
  expect(scrolled).toBe(0);
  // `overflow: clip` would hide what sticks out; it must not cut text off either.
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      ...document.querySelectorAll(
        'body :is(h1, h2, h3, p, li, a, button, td, th, dd, label, input, textarea, select)',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[aria-hidden], .sr-only, [hidden]') &&
          !scrolls(element),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && right > 0 && (left < -1 || right > 321);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 50)}`);
  });
  expect(cut).toEqual([]);
});
