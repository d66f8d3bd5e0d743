/** Every page without barriers that axe can find, wide and narrow, asleep as the visitor meets it. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';
import { barriers } from './axe.ts';

const widths = [1440, 390];

test.for(pages)('%s', async (path, { sharedPage: page }) => {
  // Animations stand still, so that colours are judged as they are in the end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(await barriers(page), `at ${width} px`).toEqual([]);
  }
});
