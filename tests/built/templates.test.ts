/** One page of each template, looked over more closely: by night, with large and spaced-out text, by more auditors. */

import { pageKinds } from '../../src/content/page-registry.ts';
import {
  ibmFindings,
  layoutViolations,
  poorContrastByNight,
  violations,
} from '../../testing/browser/auditors.ts';
import { expect, test } from '../../testing/browser/browser-test.ts';
import { hydrate, openHydrated } from '../../testing/browser/hydrate.ts';
import { layoutShift } from '../../testing/browser/layout-shift.ts';
import { builtData, pages } from '../../testing/pages.ts';
import { brokenWords, cutOff, textSpacing, withLargeText, withStyle } from './fit.ts';

const fits = { scrolled: 0, parts: [] };
const desktop = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

/** The last pages below an address, in the content's order. */
const last = (count: number, index: string) =>
  pages.filter((path) => path.startsWith(`${index}/`)).slice(-count);
const dark = pages.filter(
  (path) => /^\/case-studies\/./.test(path) && builtData<{ tone: string }>(path).tone === 'dark',
);

/** Pages that have a layout of their own. */
const own = pageKinds.flatMap((kind) => ('schema' in kind ? kind.route : []));

const templates = [
  '/',
  ...last(2, '/enterprises'),
  '/how-we-work',
  ...pages.filter((path) => own.some((route) => route === path)),
  '/contact-us',
  '/privacy',
  '/plot-a-course',
  '/services',
  ...last(1, '/services'),
  ...last(1, '/startups'),
  '/case-studies',
  ...dark.slice(-1),
];

test.for(templates)('%s', async (path, { newPage }) => {
  const page = await newPage(desktop);
  await page.goto(path);
  await hydrate(page);
  expect(await layoutShift(page)).toBe(0);
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) answer.open = true;
  });
  expect(await poorContrastByNight(page), 'axe, by night').toEqual([]);
  expect(await withLargeText(page, () => cutOff(page)), 'text of 200 %').toEqual(fits);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await withLargeText(page, () => cutOff(page)), 'text of 200 % on a phone').toEqual(fits);
  expect(await withLargeText(page, () => brokenWords(page)), 'broken words').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await withLargeText(page, () => cutOff(page), 24), 'text of 150 % on a small phone').toEqual(fits);
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await layoutViolations(page), 'axe, 820 px').toEqual([]);
  // As 1280 px are at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violations(page), 'axe, 320 px').toEqual([]);
  // IBM's checker wants no box in the order of focus that has nothing to scroll; at this width each has.
  expect(await ibmFindings(page), 'IBM’s checker').toEqual([]);
  expect(await withStyle(page, textSpacing, () => cutOff(page)), 'text spaced out').toEqual(fits);
});

test('each auditor finds what is wrong', async ({ newPage }) => {
  const page = await newPage(desktop);
  // Hydrated, since React would take what is appended below for a difference.
  await openHydrated(page, '/disclaimer');
  const pale = await withStyle(page, 'main p { color: var(--color-line) !important }', () =>
    violations(page),
  );
  expect(pale).toEqual(expect.arrayContaining([expect.stringContaining('color-contrast: ')]));
  const atNight = '@media (prefers-color-scheme: dark) { main p { color: var(--color-line) !important } }';
  expect(await withStyle(page, atNight, () => poorContrastByNight(page))).toEqual(
    expect.arrayContaining([expect.stringContaining('by night: color-contrast: ')]),
  );
  await page.evaluate(() => {
    const wide = Object.assign(document.createElement('p'), { className: 'wide', textContent: 'Wide' });
    document.querySelector('main')?.append(document.createElement('input'), wide);
  });
  expect(await violations(page)).toEqual([expect.stringContaining('label: ')]);
  expect(await ibmFindings(page)).toEqual([expect.stringContaining('input_label_exists: ')]);
  const wide = () => withStyle(page, '.wide { width: 2000px }', () => cutOff(page));
  expect((await wide()).parts).toEqual(['P Wide']);
});
