/** The owner's own pages in a browser. What templates do is tested on the fixture, which an owner's words don't change. */
import { bytesOf, elementsSeen, elementsSent } from '../pages/first-view.ts';
import { cutOff } from '../pages/fit.ts';
import { isStraitworks, own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own' });

test('every page fits a window of 320 pixels', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of own.pages()) {
    await page.goto(path);
    expect.soft(await cutOff(page), path).toEqual({ scrolled: 0, parts: [] });
  }
});

test('Straitworks: the first packets of every page hold all that’s seen of it', async ({
  plainPage: page,
  site,
}) => {
  test.skip(!isStraitworks(), 'Another company chooses its own charts and words.');
  for (const path of own.pages()) {
    const sent = elementsSent(await bytesOf(site, path));
    await page.goto(path);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await elementsSeen(page), `${path} at ${width} px`).toBeLessThan(sent);
    }
  }
});
