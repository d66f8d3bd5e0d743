/** Sections rise into place when scrolled near: staggered, and only when a script says so. */
import type { Page } from 'playwright';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const viewport = { width: 1280, height: 720 };

const waiting = (page: Page) => page.locator('[data-reveal=waiting]');
/** The browser says where things are when it has painted, on a busy machine some time after the client starts. */
const waits = (page: Page) => expect.poll(() => waiting(page).count()).toBeGreaterThan(10);

/** Items that have been revealed, by their common parent, with the delay of each in milliseconds. */
function revealGroups(page: Page): Promise<{ delays: number[]; hint: string }[]> {
  return page.evaluate(() => {
    const groups = Map.groupBy(document.querySelectorAll('[data-reveal]'), (item) => item.parentElement);
    return [...groups.values()].map((items) => ({
      delays: items.map((item) => Number.parseFloat(getComputedStyle(item).transitionDelay) * 1000),
      hint: items.map((item) => [...item.querySelectorAll('a, img')].map((part) => part.outerHTML)).join(''),
    }));
  });
}

test('everything is shown when it is scrolled near, staggered by 200 ms or, for three groups, by 300 ms', async ({
  newPage,
}) => {
  const page = await newPage({ viewport });
  await openInteractive(page, '/');
  await waits(page);
  await page.evaluate(async () => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-reveal=waiting]')) {
      scrollBy({ top: item.getBoundingClientRect().top - innerHeight * 0.85, behavior: 'instant' });
      while (item.dataset['reveal'] === 'waiting') await new Promise(requestAnimationFrame);
    }
  });
  const groups = await revealGroups(page);
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
  expect(groups.length).toBeGreaterThanOrEqual(7);
  for (const { delays } of groups)
    expect([stagger(delays.length, 200), stagger(delays.length, 300)]).toContainEqual(delays);
  const opacities = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).opacity))]);
  await expect.poll(opacities).toEqual(['1']);
});

test('nothing waits in the HTML; what is in view when the client starts stays in view, and what waits is printed', async ({
  newPage,
  site,
}) => {
  // As an attribute, because the page's styles name it too.
  expect(await (await fetch(site)).text()).not.toMatch(/<[^>]* data-reveal[ =>]/);
  const page = await newPage({ viewport });
  await page.goto('/');
  await scrollTo(page, 2200);
  await page.waitForFunction(() => document.querySelector('[data-reveal]'));
  const inView = await waiting(page).evaluateAll((items) =>
    items.filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
  expect(inView).toEqual([]);
  await waits(page);
  await page.emulateMedia({ media: 'print' });
  const opacities = (items: Element[]) => [...new Set(items.map((item) => getComputedStyle(item).opacity))];
  expect(await page.locator('[data-reveal]').evaluateAll(opacities)).toEqual(['1']);
});
