/** Photos as browsers get them: WebP at several widths. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureAddress } from '../../contract/addresses.ts';
import { shortHash } from '../brand/short-hash.ts';
import { ContentError } from '../content/content-error.ts';
import type { Picture } from './picture.ts';

export type Photo = {
  file: string;
  picture: Picture;
  variants: readonly { address: string; width: number }[];
};

/** From a phone's whole width to half of a large screen with two dots to a pixel. */
const widths = [400, 800, 1200, 1600] as const;

// A file that was replaced under its name is read anew, and no originals stay in memory.
sharp.cache(false);

export async function readPhoto(name: string, file: string, alt: string): Promise<Photo | string> {
  const bytes = readFileSync(file);
  const size = await sizeOf(bytes);
  if (!size) return 'cannot be read as a picture: save it again, under the ending of its kind';
  const { width, height } = size;
  const code = readFileSync(import.meta.filename);
  const hash = shortHash(bytes, JSON.stringify(sharp.versions), code);
  const widest = Math.min(width, widths[3]);
  const variants = [...widths.filter((size) => size < widest), widest].map((width) => ({
    address: pictureAddress(name, hash, `-${width}.webp`),
    width,
  }));
  const picture = {
    src: variants.at(-1)?.address ?? '',
    width: widest,
    height: Math.round((height * widest) / width),
    alt,
    srcSet: variants.map(({ address, width }) => `${address} ${width}w`).join(', '),
  };
  return { file, picture, variants };
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return null;
  }
}

export async function convertPhoto({ file }: Photo, width: number): Promise<Buffer> {
  try {
    // Turned as its camera was held; what else the camera noted, the place among it, stays behind.
    return await sharp(file).autoOrient().resize({ width }).webp({ quality: 70 }).toBuffer();
  } catch {
    const problem = 'is damaged, and cannot be read to its end: save it again';
    throw new ContentError([{ file, field: 'picture', problem }]);
  }
}
