/**
 * Every page as the visitor meets it, asleep: without barriers that three auditors can find, in order for those who
 * hear it, and whole where it is narrow, or its text is large or spaced out. Each page is loaded once.
 */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';
import {
  barriers,
  barriersByDayAndNight,
  codeSnifferFindings,
  ibmFindings,
  layoutBarriers,
  poorContrastByNight,
} from './auditors.ts';
import { cutOff, textSpacing, withDoubleText, withStyle } from './fit.ts';

const fits = { scrolled: 0, parts: [] };

async function expectLandmarksAndHeadings(page: Page) {
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    expect(await page.getByRole(role).count(), role).toBe(1);
  const names = await page.getByRole('navigation').evaluateAll((found) => found.map((nav) => nav.ariaLabel));
  expect(names).toEqual(expect.arrayContaining(['Main', 'Footer']));
  expect(new Set(names).size).toBe(names.length);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1);
  expect(jumps).toEqual([]);
}

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  // Animations stand still, so that colours are judged as they are in the end.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expectLandmarksAndHeadings(page);
  expect(await barriers(page), 'axe, 1440 px').toEqual([]);
  expect(await withDoubleText(page, () => cutOff(page)), 'text of 200 %').toEqual(fits);
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await layoutBarriers(page), 'axe, 820 px').toEqual([]);
  expect(await cutOff(page), '820 px').toEqual(fits);
  await page.setViewportSize({ width: 390, height: 640 });
  expect(await poorContrastByNight(page), 'axe, 390 px').toEqual([]);
  // As 1280 px are at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await barriers(page), 'axe, 320 px').toEqual([]);
  // IBM's checker wants no box in the order of focus that has nothing to scroll; at this width each has.
  expect(await ibmFindings(page), 'IBM’s checker').toEqual([]);
  expect(await codeSnifferFindings(page), 'HTML_CodeSniffer').toEqual([]);
  expect(await cutOff(page), '320 px').toEqual(fits);
  expect(await withStyle(page, textSpacing, () => cutOff(page)), 'text spaced out').toEqual(fits);
});

test('Not Found at 320 px', async ({ sharedPage: page, expectConsoleError }) => {
  expectConsoleError(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/nowhere');
  expect(await cutOff(page)).toEqual(fits);
});

test('each auditor finds what is wrong', async ({ sharedPage: page }) => {
  await page.goto('/disclaimer');
  const pale = await withStyle(page, 'main p { color: var(--color-line) !important }', () => barriers(page));
  expect(pale).toEqual(expect.arrayContaining([expect.stringContaining('color-contrast: ')]));
  const atNight = '@media (prefers-color-scheme: dark) { main p { color: var(--color-line) !important } }';
  expect(await withStyle(page, atNight, () => barriersByDayAndNight(page))).toEqual(
    expect.arrayContaining([expect.stringContaining('by night: color-contrast: ')]),
  );
  await page.evaluate(() => {
    const wide = Object.assign(document.createElement('p'), { className: 'wide', textContent: 'Wide' });
    document.querySelector('main')?.append(document.createElement('input'), wide);
  });
  expect(await barriers(page)).toEqual([expect.stringContaining('label: ')]);
  expect(await ibmFindings(page)).toEqual([expect.stringContaining('input_label_exists: ')]);
  expect((await codeSnifferFindings(page)).length).toBeGreaterThan(0);
  const wide = () => withStyle(page, '.wide { width: 2000px }', () => cutOff(page));
  expect((await wide()).parts).toEqual(['P Wide']);
});
