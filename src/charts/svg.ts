/** What every picture's markup has in common. */

/** A whole picture; it says its size, so that nothing on a page moves when it arrives. */
export function svgImage(width: number, height: number, content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content}</svg>`;
}

/** One decimal is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
