/** Colours as rendered, whatever notation the stylesheet uses. */
import type { Locator } from 'playwright';

type Colour = { lightness: number; opacity: number };

/** `lightness` from 0, black, to 255, white; `opacity` from 0 to 255. Read once transitions have ended. */
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
