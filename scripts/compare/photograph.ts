/** Pictures of a whole page, at every width and in both palettes. A page is loaded once for each palette. */
import type { Browser, CDPSession, Page } from 'playwright';
import { ignoreCornerPointer } from '../../testing/browser/find-browser.ts';

const widths = [390, 820, 1024, 1440, 1920];

export type View = { name: string; width: number; media: 'screen' | 'print' };

const onScreen = (palette: string) =>
  widths.map((width): View => ({ name: `${width} ${palette}`, width, media: 'screen' }));

/** As wide as text on A4 with the margins of print.css. */
const onPaper: View = { name: 'print', width: 673, media: 'print' };

const palettes = [
  { colorScheme: 'light', views: [...onScreen('light'), onPaper] },
  { colorScheme: 'dark', views: onScreen('dark') },
] as const;

export const views: readonly View[] = palettes.flatMap(({ views }) => views);

/** How often a picture is taken until two in a row are equal: a busy browser sometimes leaves part of a page undrawn. */
const mostTakes = 5;

/** @param taken gets each picture, and says whether another take of it would help. */
export async function photograph(
  browser: Browser,
  url: string,
  now: Date,
  taken: (view: View, picture: Buffer, isLast: boolean) => boolean | Promise<boolean>,
): Promise<void> {
  for (const { colorScheme, views } of palettes) {
    const viewport = { width: 390, height: 900 };
    await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    // Milliseconds, ample on a busy machine.
    context.setDefaultTimeout(120_000);
    await context.addInitScript(ignoreCornerPointer);
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.goto(url);
    const camera = await context.newCDPSession(page);
    for (const view of views) {
      let before = Buffer.alloc(0);
      for (let take = 1; take <= mostTakes; take += 1) {
        const picture = await takePicture(page, camera, view);
        const isLast = picture.equals(before) || take === mostTakes;
        if (!(await taken(view, picture, isLast)) || isLast) break;
        before = picture;
      }
    }
  }
}

async function takePicture(page: Page, camera: CDPSession, { width, media }: View) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media });
  const height = await page.evaluate(showEverything);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  // Playwright's own screenshots have the same pixels, but take twice as long to compress.
  const settings = { captureBeyondViewport: true, optimizeForSpeed: true, clip };
  const { data } = await camera.send('Page.captureScreenshot', settings);
  return Buffer.from(data, 'base64');
}

/** Runs in the page: loads what's lazy, ends what moves, and returns the height of it all. */
async function showEverything() {
  // Fonts are optional: a busy browser would leave them out.
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  for (const animation of document.getAnimations()) {
    animation.effect?.updateTiming({ iterations: 1 });
    animation.finish();
  }
  const loading: Promise<unknown>[] = [...document.fonts].map((font) => font.load());
  for (const picture of document.images) {
    picture.loading = 'eager';
    loading.push(picture.decode());
  }
  // What can't be loaded is compared as it looks, such as a font of another system.
  await Promise.allSettled(loading);
  return document.documentElement.scrollHeight;
}
