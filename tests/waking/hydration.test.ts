/** Waking changes nothing that a visitor could see: React takes over the very elements of the HTML. */
import { wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  // Without motion, so that nothing is on its way when the page is compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const words = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer')].map((part) => part.textContent),
    );
  const before = path === '/privacy' ? null : await words();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) Object.assign(element, { ofTheHtml: true });
  });
  await wake(page);
  const replaced = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !('ofTheHtml' in element) && !element.closest('[data-history], form'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(replaced).toEqual([]);
  // The privacy page alone has a list to show that only the browser knows; forms gain their live helpers.
  if (before && path !== '/contact-us') expect(await words()).toEqual(before);
});
