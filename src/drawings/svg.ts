/** What the markup of every drawing has in common. */
export function svgImage(width: number, height: number, content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content}</svg>`;
}

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

export type Crop = { x: number; y: number; width: number; height: number };

export function cropped(svg: string, { x, y, width, height }: Crop): string {
  return svg
    .replace(/ viewBox="[^"]+"/, ` viewBox="${x} ${y} ${width} ${height}"`)
    .replace(/ width="\d+"/, ` width="${width}"`)
    .replace(/ height="\d+"/, ` height="${height}"`);
}
