/** Contrast as it is seen, pixel by pixel, whatever draws it. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { contrast, type Hex } from '../../src/brand/colours.ts';

type Clip = { x: number; y: number; width: number; height: number };

/** Red, green and blue of each pixel. */
async function pixels(page: Page, clip: Clip): Promise<Buffer> {
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

function colourAt(bytes: Buffer, at: number): Hex {
  return `#${bytes.toString('hex', at, at + 3)}`;
}

/** How many pixels have a contrast of 3 with what `ground` is in their place. */
function contrasting(bytes: Buffer, ground: (at: number) => Hex): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const [colour, under] = [colourAt(bytes, at), ground(at)];
    if (colour !== under && contrast(colour, under) >= 3) count += 1;
  }
  return count;
}

async function boxOf(element: Locator): Promise<Clip> {
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (shown instanceof HTMLImageElement) await shown.decode();
    // What was out of sight may have no size before a frame is drawn.
    while (shown.getBoundingClientRect().width === 0) await new Promise(requestAnimationFrame);
  });
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/**
 * How much of what WCAG asks of a focus in 2.4.13 a control has: an area as large as a line of two pixels around
 * it, whose contrast with the same area without focus is 3. One is enough; lines between two pixels lose a little.
 * @param shape what the focus is shown around.
 */
export async function focusAppearance(page: Page, control: Locator, shape = control): Promise<number> {
  const { x, y, width, height } = await boxOf(shape);
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  const without = await pixels(page, clip);
  await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const focused = await pixels(page, clip);
  await control.evaluate((element: HTMLElement) => element.blur());
  // A link may take two lines.
  const around = await shape.evaluate((element) =>
    [...element.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0),
  );
  return contrasting(focused, (at) => colourAt(without, at)) / (2 * around);
}

/** The part of an element's pixels that have a contrast of 3 with its corner. */
export async function drawnPart(page: Page, element: Locator): Promise<number> {
  const bytes = await pixels(page, await boxOf(element));
  const corner = colourAt(bytes, 0);
  return contrasting(bytes, () => corner) / (bytes.length / 3);
}
