/** A followed link ends at the top of its page, and Back where the visitor was, on every page of the site. */
import type { Page } from 'playwright';
import { navigate, openInteractive } from '../../testing/browser/interactive.ts';
import { scrolled, scrollTo } from '../../testing/browser/state.ts';
import { own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own' });

test.describe.configure({ mode: 'parallel' });

/** Where the page that comes next is scrolled to, once it has come and done what it does by itself. */
async function arrivalAt(page: Page, path: string): Promise<number> {
  await page.locator(`main[data-path="${path}"]`).waitFor();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return await scrolled(page);
}

for (const width of [390, 1440])
  test(`at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    let shown = '/privacy';
    await openInteractive(page, shown);
    const misplaced: string[] = [];
    const expectAt = (what: string, top: number, wanted: number) => {
      if (top !== wanted) misplaced.push(`${what}: ${top} instead of ${wanted}`);
    };
    for (const path of own.pages().filter((each) => each !== shown)) {
      await scrollTo(page, 200);
      const left = await scrolled(page);
      await navigate(page, path);
      expectAt(`a link to ${path}`, await arrivalAt(page, path), 0);
      await page.goBack();
      expectAt(`Back to ${shown}`, await arrivalAt(page, shown), left);
      await page.goForward();
      await arrivalAt(page, path);
      shown = path;
    }
    expect(misplaced).toEqual([]);
  });
