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

function delaysByGroup(page: Page): Promise<{ delays: number[]; hint: string }[]> {
  return page.evaluate(async () => {
    const delays = new Map<Element, number>();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 60, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        if (target?.hasAttribute('data-reveal-after') && animation.playState === 'running')
          delays.set(target, Number(animation.effect?.getTiming().delay));
      }
    }
    const groups = Map.groupBy(delays.keys(), (item) => item.parentElement);
    return [...groups.values()].map((items) => ({
      delays: items.map((item) => delays.get(item) ?? Number.NaN),
      hint: items.map((item) => [...item.querySelectorAll('a, img')].map((part) => part.outerHTML)).join(''),
    }));
  });
}

test('everything rises as it comes into view, staggered by 200 ms or, for three groups, by 300 ms', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/');
  await observed(page);
  const groups = await delaysByGroup(page);
  const stagger = (count: number, step: number) => Array.from({ length: count }, (_, index) => index * step);
  for (const [count, sign, step] of [
    [4, '/pictures/pillar-', 300],
    [4, 'href="/services/', 300],
    [3, 'href="/case-studies/', 300],
    [4, '/pictures/future-', 200],
    [3, 'href="https://', 200],
  ] as const) {
    const group = groups.find(({ hint }) => hint.includes(sign));
    expect(group?.delays, sign).toEqual(stagger(count, step));
  }
  const opacities = () =>
    page
      .locator('[data-reveal-after]')
      .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).opacity))]);
  await expect.poll(opacities).toEqual(['1']);
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

test('what waits shows at once when the focus comes into it', async ({ newPage }) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/');
  await observed(page);
  const link = page.locator('[data-reveal-after] a').last();
  await link.focus();
  await observed(page);
  expect(
    await link.evaluate((element) => {
      const item = element.closest('[data-reveal-after]');
      return item && getComputedStyle(item).opacity;
    }),
  ).toBe('1');
});
