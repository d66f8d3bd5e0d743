/** A card's picture grows into its hero, neighbours slide in and, on Back, out of the other side. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** From now on, what is set in motion, as the class of the element and where it begins. */
async function recordTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns: { what: string; from: string }[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const [first] = Array.isArray(keyframes) ? keyframes : [];
      if (!(this instanceof SVGElement)) {
        turns.push({ what: this.className, from: String(first?.['transform']) });
      }
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { turns });
  });
}

const turns = (page: Page) =>
  page.evaluate(() => (window as Window & { turns?: { what: string; from: string }[] }).turns);

async function openLiving(page: Page, path: string): Promise<void> {
  await openAwake(page, path);
  await page.mouse.move(200, 300);
  await page.locator('.sheet-edge').waitFor({ state: 'attached' });
  await recordTurns(page);
}

const wide = { viewport: { width: 1440, height: 900 } };

test.for([
  { from: '/services', to: '/services/dev-ops' },
  { from: '/case-studies', to: '/case-studies/dbs' },
])('a card of $from grows into its hero, and Back shrinks it', async ({ from, to }, { newPage }) => {
  const page = await newPage(wide);
  await openLiving(page, from);
  await page.locator(`.cover-link[href="${to}"]`).click();
  await page.waitForURL(to);
  const grown = { what: 'hero-chart', from: expect.stringMatching(/^translate\(.+\) scale\(0\.\d+\)$/) };
  await expect.poll(() => turns(page)).toEqual([grown]);

  await page.goBack();
  await page.waitForURL(from);
  const shrunk = {
    what: expect.stringMatching(/^(offer|case)-picture\b/),
    from: expect.stringMatching(/^translate\(.+\) scale\([1-9][\d.]*\)$/),
  };
  await expect.poll(() => turns(page)).toEqual([grown, shrunk]);
});

test.for([
  { what: 'case study', path: '/case-studies/dbs' },
  { what: 'service', path: '/services/dev-ops' },
])('the next $what comes from the right, and Back from the left', async ({ path }, { newPage }) => {
  const page = await newPage(wide);
  await openLiving(page, path);
  await page.locator('a[rel=next]').click();
  await expect.poll(() => turns(page)).toEqual([{ what: 'hero-chart', from: 'translateX(60%)' }]);
  await page.goBack();
  await page.waitForURL(path);
  await expect
    .poll(() => turns(page))
    .toEqual([
      { what: 'hero-chart', from: 'translateX(60%)' },
      { what: 'hero-chart', from: 'translateX(-60%)' },
    ]);
});

test('a card that leads to a neighbour grows all the same, and Back shrinks it', async ({ newPage }) => {
  const page = await newPage(wide);
  const path = '/services/dev-ops';
  let next = '';
  // The neighbour is related, whatever the content holds to be so.
  await page.route(`**${path}.data.json`, async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    next = file.data.following.path;
    file.data.related[0].path = next;
    await route.fulfill({ response, json: file });
  });
  await openLiving(page, '/services');
  await navigate(page, path);
  await page.waitForURL(path);
  await page.locator('.related .cover-link').first().click();
  await page.waitForURL((url) => url.pathname === next);
  const grown = { what: 'hero-chart', from: expect.stringMatching(/^translate\(.+\) scale\(0\.\d+\)$/) };
  await expect.poll(() => turns(page)).toEqual([grown]);

  await page.goBack();
  await page.waitForURL(path);
  const shrunk = { what: 'offer-picture', from: expect.stringMatching(/^translate\(.+\) scale\(/) };
  await expect.poll(() => turns(page)).toEqual([grown, shrunk]);
});

test('with reduced motion nothing moves', async ({ newPage }) => {
  const page = await newPage({ ...wide, reducedMotion: 'reduce' });
  await openLiving(page, '/services');
  await page.locator('.cover-link').first().click();
  await page.waitForURL(/services\/.+/);
  await page.locator('img.hero-chart').waitFor();
  expect(await turns(page)).toEqual([]);
});
