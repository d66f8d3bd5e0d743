/** What every picture's markup has in common. */

/** A whole picture; it says its size, so that nothing on a page moves when it arrives. */
export function svgImage(width: number, height: number, content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content}</svg>`;
}

/** One decimal is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Crop = { x: number; y: number; width: number; height: number };

/** A part of a whole picture, as a picture of its own. */
export function cropped(svg: string, { x, y, width, height }: Crop): string {
  return svg.replace(
    / viewBox="[^"]+" width="\d+" height="\d+"/,
    ` viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`,
  );
}
