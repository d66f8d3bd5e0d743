/** How much of a picture is seen, pixel by pixel, whatever draws it. */
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { contrast, type Hex } from '../../src/brand/colours.ts';

/** The part of an element's pixels that have a contrast of 3 with its corner. */
export async function drawnPart(element: Locator): Promise<number> {
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (shown instanceof HTMLImageElement) await shown.decode();
    // What was out of sight may have no size before a frame is drawn.
    while (shown.getBoundingClientRect().width === 0) await new Promise(requestAnimationFrame);
  });
  const clip = await element.boundingBox();
  if (!clip) throw new Error(`${element} is not shown`);
  const picture = await element.page().screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  const colourAt = (at: number): Hex => `#${bytes.toString('hex', at, at + 3)}`;
  const corner = colourAt(0);
  let count = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    if (colourAt(at) !== corner && contrast(colourAt(at), corner) >= 3) count += 1;
  }
  return count / (bytes.length / 3);
}
