/** The owner's own pages in a browser. What templates do is tested on the fixture, which an owner's words don't change. */
import type { Page } from 'playwright';
import { bytesOf, elementsSeen, elementsSent } from '../pages/first-view.ts';
import { cutOff } from '../pages/fit.ts';
import { isStraitworks, own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own' });

test('every page fits a window of 320 pixels, and Straitworks’ first views are in their first packets', async ({
  plainPage: page,
  site,
}) => {
  for (const path of own.pages()) {
    await page.goto(path);
    // Another company chooses its own charts and words.
    if (isStraitworks()) await expectFirstView(page, await bytesOf(site, path), path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await cutOff(page), path).toEqual({ scrolled: 0, parts: [] });
  }
});

async function expectFirstView(page: Page, answer: Buffer, path: string): Promise<void> {
  const sent = elementsSent(answer);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const said = `Straitworks: what’s seen of ${path} at ${width} px is in the first packets`;
    expect.soft(await elementsSeen(page), said).toBeLessThan(sent);
  }
}
