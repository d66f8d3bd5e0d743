/** Landmarks by which screen readers move about, and the order of headings. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for(pages)(
  '%s has one banner, one main part, one footer, and named navigations',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count()).toBe(1);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((found) => found.map((nav) => nav.ariaLabel));
    expect(names).toEqual(expect.arrayContaining(['Main', 'Footer']));
    expect(new Set(names).size).toBe(names.length);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1);
    expect(jumps).toEqual([]);
  },
);
