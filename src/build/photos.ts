/** Photos as browsers get them: AVIF and WebP at each width, kept between builds, none over its budget. */
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../content/content-error.ts';
import type { ImageFile, Variant } from '../content/images.ts';
import type { BuildCache } from './build-cache.ts';

/** The best first; a busy picture takes the next. */
const qualities = { avif: [56, 44, 32], webp: [76, 62, 48] } as const;

/** Of a photo 800 pixels wide; others as much for their area, small ones at least half. See docs/performance.md. */
const largestPhoto = 60_000;
const usualWidth = 800;

/** @throws ContentError for a photo that is damaged or remains over its budget. */
export function convertPhoto(photo: ImageFile, variant: Variant, cache: BuildCache): Promise<Buffer> {
  const { width, format, address } = variant;
  // The address changes with the file's bytes.
  const budget = largestPhoto * Math.max(0.5, (width / usualWidth) ** 2);
  const key = JSON.stringify([address, qualities[format], budget, sharp.versions]);
  return cache.take(key, async () => {
    let bytes = 0;
    for (const quality of qualities[format]) {
      // Turned as its camera was held; what else the camera noted, the place among it, stays behind.
      const made = await decode(photo, (picture) => picture.resize({ width })[format]({ quality }));
      bytes = made.length;
      if (bytes <= budget) return made;
    }
    throw faultOf(photo, `takes ${bytes} bytes at ${width} pixels, over ${budget}: choose a calmer picture`);
  });
}

/** For a social image's panel, which is cut out of it. */
export function photoForPanel(photo: ImageFile): Promise<Buffer> {
  return decode(photo, (picture) => picture.resize(640, 700, { fit: 'cover' }).jpeg({ quality: 88 }));
}

async function decode(photo: ImageFile, make: (picture: Sharp) => Sharp): Promise<Buffer> {
  try {
    return await make(sharp(photo.bytes).autoOrient()).toBuffer();
  } catch {
    throw faultOf(photo, 'is damaged, and cannot be read to its end: save it again');
  }
}

function faultOf({ file, place }: ImageFile, problem: string): ContentError {
  return new ContentError([{ ...place, problem: `${file} ${problem}` }]);
}
