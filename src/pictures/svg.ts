/** Markup of drawings, cut and escaped. */

/** For text, and for attributes in double quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One decimal is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Crop = { x: number; y: number; width: number; height: number };

export function cropped(svg: string, { x, y, width, height }: Crop): string {
  return svg
    .replace(/ viewBox="[^"]+"/, ` viewBox="${x} ${y} ${width} ${height}"`)
    .replace(/ width="\d+"/, ` width="${width}"`)
    .replace(/ height="\d+"/, ` height="${height}"`);
}
