/** The picture that shared links show: a PNG of the content, one for the site, and a page may name its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const size = { width: 1200, height: 630 } as const;

export function socialImageProblem(folder: string, name: string): string | null {
  const file = join(folder, name);
  if (!existsSync(file)) return `${file} is not there: correct the name, or add the file`;
  const bytes = readFileSync(file);
  // A PNG begins with its signature and its size.
  const isPng = bytes.subarray(1, 4).toString() === 'PNG' && bytes.length > 24;
  if (isPng && bytes.readUInt32BE(16) === size.width && bytes.readUInt32BE(20) === size.height) return null;
  return `${file} is no PNG of ${size.width} × ${size.height} pixels: save it as one`;
}
