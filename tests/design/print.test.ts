/** A page prints as a few sheets that say who wrote it, how to reach them and where the page stands. */
import type { Locator } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

test.for(['/', '/services/artificial-intelligence', '/case-studies/dbs'])('%s', async (path, { newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(path);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeGreaterThanOrEqual(2);
  expect(sheets?.length).toBeLessThanOrEqual(4);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.bar-home .logo').first().isVisible()).toBe(true);
  expect(await page.locator('footer address').isVisible()).toBe(true);
  const address = await page.locator('link[rel=canonical]').evaluate((link) => ({
    isShown: link.getClientRects().length > 0,
    text: getComputedStyle(link, '::after').content,
    href: link.getAttribute('href'),
  }));
  expect(address.isShown).toBe(true);
  expect(address.text).toBe(`"${address.href}"`);
});

test('what waits for its reveal is printed, and what is being revealed', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await page.keyboard.press('Shift');
  const [waiting, halfWay] = [page.locator('.pillar').first(), page.locator('.pillar').nth(1)];
  const opacity = (item: Locator) => item.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(() => opacity(halfWay)).toBe('0');
  await halfWay.evaluate((item) => {
    item.setAttribute('data-reveal', 'shown');
    for (const animation of item.getAnimations()) animation.pause();
  });
  expect(await opacity(waiting)).toBe('0');
  expect(await opacity(halfWay)).toBe('0');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity(waiting)).toBe('1');
  expect(await opacity(halfWay)).toBe('1');
});

test('a number that waits to be counted prints as its final value', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await openAwake(page, '/');
  const figures = page.locator('.failures .sounding-figure');
  await expect
    .poll(() => figures.locator('[aria-hidden=true]').allTextContents())
    .toEqual(['0%', '0%', '0%']);
  await page.emulateMedia({ media: 'print' });
  // Of the texts in a figure, the ones that take up room.
  const printed = await figures.evaluateAll((found) =>
    found.map((figure) =>
      [...figure.querySelectorAll('span > span')]
        .filter((text) => text.getBoundingClientRect().width > 20)
        .map((text) => text.textContent),
    ),
  );
  expect(printed).toEqual([['37%'], ['23%'], ['25%']]);
});
