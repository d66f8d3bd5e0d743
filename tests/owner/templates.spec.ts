/** One page of each template, looked over more closely: in the dark palette, with large and spaced-out text, by more auditors. */

import { paths } from '../../src/content/paths.ts';
import { pageKinds } from '../../src/pages/pages.ts';
import { ibmFindings, layoutViolations, poorContrast, violations } from '../../testing/browser/auditors.ts';
import { makeInteractive } from '../../testing/browser/interactive.ts';
import { layoutShift } from '../../testing/browser/layout-shift.ts';
import { brokenWords, cutOff, textSpacing, withLargeText, withStyle } from '../pages/fit.ts';
import { own as site } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const fits = { scrolled: 0, parts: [] };
const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const;

/** The last pages below an address, in the content's order. */
const last = (count: number, index: string) =>
  site
    .pages()
    .filter((path) => path.startsWith(`${index}/`))
    .slice(-count);
const dark = site
  .pages()
  .filter((path) => /^\/case-studies\/./.test(path) && site.data<{ tone: string }>(path).tone === 'dark');

/** Pages with a layout of their own, and one of the indexes of offers, which share one. */
const single = pageKinds
  .map(({ route }) => route)
  .filter((route) => !route.includes(':') && route !== paths.enterprises && route !== paths.startups);

const templates = [
  ...site.pages().filter((path) => single.some((route) => route === path)),
  ...last(2, paths.enterprises),
  '/privacy',
  ...last(1, paths.services),
  ...last(1, paths.startups),
  ...dark.slice(-1),
];

/** IBM's checker takes as long as all the rest: it looks at the pages whose controls differ most. */
const secondOpinions = ['/', '/case-studies', '/contact-us', '/plot-a-course', ...dark.slice(-1)];

// Workers share the pages.
test.describe.configure({ mode: 'parallel' });

for (const path of templates)
  test(`${path}`, async ({ newPage }) => {
    const page = await newPage(desktop);
    await page.goto(path);
    await makeInteractive(page);
    expect(await layoutShift(page)).toBe(0);
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) answer.open = true;
    });
    expect(await poorContrast(page), 'axe, in the dark palette').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    await withLargeText(page, async () => {
      expect(await cutOff(page), 'text of 200 %').toEqual(fits);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutOff(page), 'text of 200 % on a phone').toEqual(fits);
      expect(await brokenWords(page), 'broken words').toEqual([]);
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await withLargeText(page, () => cutOff(page), 24), 'text of 150 % on a small phone').toEqual(fits);

    await page.setViewportSize({ width: 820, height: 900 });
    expect(await layoutViolations(page), 'axe, 820 px').toEqual([]);
    // As 1280 px are at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page), 'axe, 320 px').toEqual([]);
    // IBM's checker wants no box in the order of focus that has nothing to scroll; at this width each has.
    if (secondOpinions.includes(path)) expect(await ibmFindings(page), 'IBM’s checker').toEqual([]);
    expect(await withStyle(page, textSpacing, () => cutOff(page)), 'text spaced out').toEqual(fits);
  });
