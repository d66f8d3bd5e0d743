/** What a page shows right now: focus, scroll position and colours. */
import type { Locator, Page } from 'playwright';

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** In the bar of wide windows. */
export const barLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

export const spinner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Loading the page' }).locator('svg');

type Colour = { lightness: number; opacity: number };

/**
 * `lightness` is from 0, black, to 255, white; `opacity` from 0 to 255. Colours are read from a canvas, because their
 * notation in stylesheets varies, and only after transitions have ended.
 */
export function colourOf(
  element: Locator,
  property: 'color' | 'background-color' | 'border-top-color',
): Promise<Colour> {
  return element.evaluate(async (target, name) => {
    await Promise.all(target.getAnimations().map(({ finished }) => finished));
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) throw new Error('No canvas to read colours with');
    brush.fillStyle = getComputedStyle(target).getPropertyValue(name);
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = brush.getImageData(0, 0, 1, 1).data;
    return { lightness: 0.2126 * red + 0.7152 * green + 0.0722 * blue, opacity };
  }, property);
}
