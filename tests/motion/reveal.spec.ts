/** Sections rise into place as they come into view, staggered. What isn't close to the window is never hidden. */
import type { Page } from 'playwright';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const viewport = { width: 1280, height: 720 };

/** Resolves once observers have been told where everything is: they're called in the order in which they were made. */
const observed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => setTimeout(resolve)).observe(document.body);
      }),
  );

test('items rise one after another, by 200 ms or, in three groups, by 300 ms', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/');
  for (const [count, sign, step] of [
    [4, '[src*="/pictures/pillar-"]', 300],
    [4, 'h3 a[href^="/services/"]', 300],
    [3, 'h3 a[href^="/case-studies/"]', 300],
    [4, '[src*="/pictures/future-"]', 200],
    [3, 'h3 a[href^="https://"]', 200],
  ] as const) {
    const group = page.locator(`:is(ul, ol):has(> li ${sign}) > li[data-reveal-after]`);
    const delays = await group.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-reveal-after')),
    );
    expect(delays, sign).toEqual(Array.from({ length: count }, (_, index) => `${index * step}`));
  }
  // The second pillar waits just below the window.
  const waiting = page.locator('li[data-reveal-after="300"]').first();
  await waiting.evaluate((item) =>
    scrollBy({ top: item.getBoundingClientRect().top - innerHeight - 20, behavior: 'instant' }),
  );
  const delay = () => waiting.evaluate((item) => item.getAnimations()[0]?.effect?.getTiming().delay);
  await expect.poll(delay).toBe(300);
  await waiting.scrollIntoViewIfNeeded();
  await expect.poll(() => waiting.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
});

test('only what is close below the window is hidden, and print and the document’s own text have all of it', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/');
  const served = await page.getByRole('main').innerText();
  const hidden = () =>
    page
      .locator('[data-reveal-after], [data-count-up]')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).opacity !== '1')
          .map((item) => item.getBoundingClientRect().top / innerHeight),
      );
  for (const top of [0, 1000, 2200]) {
    await scrollTo(page, top);
    await observed(page);
    for (const place of await hidden()) {
      expect(place).toBeGreaterThanOrEqual(1);
      expect(place).toBeLessThan(1.3);
    }
  }
  expect(await page.getByRole('main').innerText()).toBe(served);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toEqual([]);
});
