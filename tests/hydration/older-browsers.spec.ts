/** Pages, links, menus and the form work in browsers that lack what the site's newer features need. */
import type { Page } from 'playwright';
import { goTo, hydrate, hydrated } from '../../testing/browser/hydrate.ts';
import { expect, test } from '../support/test.ts';

/** What such a browser doesn't know, in markup and styles. */
const words = [
  ...[' popover=', ':popover-open', ':has(', '@starting-style'],
  ...['anchor-name', 'position-anchor', 'position-area', 'anchor('],
  ...['animation-timeline', 'animation-range', 'timeline-scope'],
];

/** Takes the same away from scripts. Runs in the page. */
const remove = `
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selector) {
    for (const word of [':popover-open', ':has('])
      if (selector.includes(word)) throw new DOMException(selector + ' is not a valid selector');
    return matches.call(this, selector);
  };`;

/** Makes the words unknown ones. */
async function withoutNewFeatures(page: Page): Promise<void> {
  await page.addInitScript(remove);
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = words.reduce(
      (text, word) => text.replaceAll(word, word.replace(/[a-z]/, '-x-$&')),
      await response.text(),
    );
    // The styles' hash is another one now.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}

test('menus and the form work in a browser without what is newer than Chrome 105, Firefox 115 and Safari 16', async ({
  newPage,
  site,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await withoutNewFeatures(page);
  await page.goto(`${site}/company`);
  const panels = page.locator('.bar-panel');
  const shown = () =>
    panels.evaluateAll(
      (all) => all.filter((panel) => panel.checkVisibility({ visibilityProperty: true })).length,
    );
  expect(await panels.count()).toBeGreaterThan(1);
  expect(await shown()).toBe(0);
  await hydrate(page);
  const disclosure = page.locator('.bar-disclosure').first();
  await disclosure.click();
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(shown).toBe(1);
  await disclosure.click();
  await expect.poll(shown).toBe(0);
  await page.locator('.bar-menu > ul > li:has(.bar-panel)').nth(1).locator('.bar-link').hover();
  await expect.poll(shown).toBe(1);
  const entry = page.locator('.bar-panel a:visible').first();
  const path = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await page.waitForURL(site + path);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/company`);
  // Where the browser can't open it, the first press waits for React.
  await page.locator('.bar-inner > .burger').click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await hydrated(page);
  await page.locator('#mobile-menu summary').first().click();
  await page.locator('#mobile-menu details[open] a').first().click();
  await expect(page.locator('#mobile-menu')).toBeHidden();

  await goTo(page, '/contact-us');
  await page.locator('.enquiry-send button').click();
  await expect(page.locator('.enquiry-summary a[href="#email"]')).toBeVisible();
});
