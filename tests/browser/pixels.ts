/** Contrast as it is seen, pixel by pixel, whatever draws it. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { contrast, type Srgb } from '../../src/styles/read-tokens.ts';

type Clip = { x: number; y: number; width: number; height: number };

async function pixels(page: Page, clip: Clip): Promise<Srgb[]> {
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, at) => [
    bytes[at * 3] ?? 0,
    bytes[at * 3 + 1] ?? 0,
    bytes[at * 3 + 2] ?? 0,
  ]);
}

/**
 * How much of what WCAG asks of a focus in 2.4.13 a control has: an area as large as a line of two pixels around
 * it, whose contrast with the same area without focus is 3. One is enough.
 */
export async function focusAppearance(page: Page, control: Locator, shape = control): Promise<number> {
  await shape.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await shape.boundingBox();
  if (!box) throw new Error(`${control} is not shown`);
  const { x, y, width, height } = box;
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  const without = await pixels(page, clip);
  await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const focused = await pixels(page, clip);
  await control.evaluate((element: HTMLElement) => element.blur());
  const changed = focused.filter((colour, at) => {
    const before = without[at] ?? colour;
    return `${before}` !== `${colour}` && contrast(colour, before) >= 3;
  });
  // A link may stand on two lines.
  const around = await shape.evaluate((element) =>
    [...element.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0),
  );
  return changed.length / (2 * around);
}

/** The part of an element's pixels that have a contrast of 3 with its corner. */
export async function drawnPart(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  const all = await pixels(page, box);
  const [corner = [0, 0, 0]] = all;
  return all.filter((colour) => contrast(colour, corner) >= 3).length / all.length;
}
