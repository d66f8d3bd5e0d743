/** Sections rise into place when scrolled near: staggered, and only where a script says so. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

type Group = { delays: number[]; hint: string };

/** Shows what waits, one after another, each low in the view as whoever scrolls meets it. */
async function scrollThrough(page: Page): Promise<void> {
  // The browser says where things are when it has painted, on a busy machine some time after React woke.
  await expect.poll(() => page.locator('[data-reveal=waiting]').count()).toBeGreaterThan(10);
  await page.evaluate(async () => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-reveal=waiting]')) {
      scrollBy({ top: item.getBoundingClientRect().top - innerHeight * 0.85, behavior: 'instant' });
      while (item.dataset['reveal'] === 'waiting') await new Promise(requestAnimationFrame);
    }
  });
}

/** Items that have been revealed, by their common parent, with the delay of each in milliseconds. */
function revealGroups(page: Page): Promise<Group[]> {
  return page.evaluate(() => {
    const groups = Map.groupBy(document.querySelectorAll('[data-reveal]'), (item) => item.parentElement);
    return [...groups.values()].map((items) => ({
      delays: items.map((item) => Number.parseFloat(getComputedStyle(item).transitionDelay) * 1000),
      hint: items.map((item) => [...item.querySelectorAll('a, img')].map((part) => part.outerHTML)).join(''),
    }));
  });
}

const stagger = (count: number, step: number) => Array.from({ length: count }, (_, index) => index * step);

test.for([
  { what: 'pillars', count: 4, sign: '/pictures/pillar-', step: 300 },
  { what: 'service cards', count: 4, sign: 'href="/services/', step: 300 },
  { what: 'case studies', count: 3, sign: 'href="/case-studies/', step: 300 },
  { what: 'future-proof items', count: 4, sign: '/pictures/future-', step: 200 },
  { what: 'blog teasers', count: 3, sign: 'href="https://', step: 200 },
])('$what follow each other by $step ms', async ({ count, sign, step }, { newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await openAwake(page, '/');
  await scrollThrough(page);
  const group = (await revealGroups(page)).find(({ hint }) => hint.includes(sign));
  expect(group?.delays).toEqual(stagger(count, step));
});

test('everything else on the page follows by 200 ms', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await openAwake(page, '/');
  await scrollThrough(page);
  const groups = await revealGroups(page);
  expect(groups.length).toBeGreaterThanOrEqual(7);
  for (const { delays } of groups) {
    expect([stagger(delays.length, 200), stagger(delays.length, 300)]).toContainEqual(delays);
  }
});

test('what waits is shown when it is scrolled near', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await openAwake(page, '/');
  const waiting = page.locator('[data-reveal=waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(10);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 650);
        return waiting.count();
      },
      { interval: 10 },
    )
    .toBe(0);
  for (const item of await page.locator('[data-reveal=shown]').all()) {
    await expect.poll(() => item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  }
});

test('what waits, or has been jumped to, changes its colours at once', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await openAwake(page, '/');
  const waiting = page.locator('[data-reveal=waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(10);
  const delays = (items: Element[]) => items.map((item) => getComputedStyle(item).transitionDelay);
  expect(new Set(await waiting.evaluateAll(delays))).toEqual(new Set(['0s']));
  // The second of its group, which would be held back.
  const item = await page.locator('[data-reveal=waiting] + [data-reveal=waiting]').first().elementHandle();
  await item?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(() => item?.getAttribute('data-reveal')).toBeNull();
  expect(await item?.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0s');
});

test('nothing waits in the HTML, before React wakes, or with reduced motion', async ({ newPage, site }) => {
  // As an attribute: the page's styles speak of it too.
  expect(await (await fetch(site)).text()).not.toMatch(/<[^>]* data-reveal[ =>]/);
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAwake(page, '/');
  expect(await page.locator('[data-reveal]').count()).toBe(0);
});

test('what is in view when React wakes stays in view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 2200, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector('[data-reveal]'));
  const hidden = await page.locator('[data-reveal=waiting]').evaluateAll((items) =>
    items.filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
  expect(hidden).toEqual([]);
});
