/** Photos as browsers get them: AVIF and WebP at each width, kept between builds, none over its budget. */
import sharp, { type Sharp } from 'sharp';
import { budgets } from '../../contract/budgets.ts';
import { ContentError } from '../content/content-error.ts';
import type { ImageFile } from './images.ts';
import { keptPhoto } from './kept-photos.ts';
import type { Box, Variant } from './picture-sizes.ts';

/** The best first; a busy picture takes the next. */
const qualities = { avif: [56, 44, 32], webp: [76, 62, 48] } as const;

/**
 * The budget is for a photo of this width. Others have as much for their area, small ones at least half. A screenshot
 * that's longer than a phone's screen has as much for each screen.
 */
const usualWidth = 800;
const longest = 2;

/** @throws ContentError for a photo that is damaged or remains over its budget. */
export function convertPhoto(photo: ImageFile, variant: Variant): Promise<Buffer> {
  const { width, height, format, address, box } = variant;
  // The address changes with the file's bytes.
  const screens = Math.max(1, height / width / longest);
  const budget = Math.round(budgets.photo * Math.max(0.5, (width / usualWidth) ** 2) * screens);
  const key = JSON.stringify([address, qualities[format], budget, sharp.versions]);
  return keptPhoto(key, async () => {
    let bytes = 0;
    for (const quality of qualities[format]) {
      // Turned as its camera was held; what else the camera noted, the place among it, stays behind.
      const made = await decode(photo, box, (picture) => picture.resize({ width })[format]({ quality }));
      bytes = made.length;
      if (bytes <= budget) return made;
    }
    throw faultOf(photo, `takes ${bytes} bytes at ${width} pixels, over ${budget}: choose a calmer picture`);
  });
}

/** For a social image's panel, which is cut out of it. It may be transparent, so it's laid on the panel's ground. */
export function photoForPanel(photo: ImageFile, box: Box | undefined, ground: string): Promise<Buffer> {
  return decode(photo, box, (picture) =>
    picture.resize(640, 700, { fit: 'cover' }).flatten({ background: ground }).jpeg({ quality: 88 }),
  );
}

async function decode(
  photo: ImageFile,
  box: Box | undefined,
  make: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  try {
    const upright = sharp(photo.bytes).autoOrient();
    return await make(box ? upright.extract(box) : upright).toBuffer();
  } catch {
    throw faultOf(photo, 'is damaged, and cannot be read to its end: save it again');
  }
}

function faultOf({ file, place }: ImageFile, problem: string): ContentError {
  return new ContentError([{ ...place, problem: `${file} ${problem}` }]);
}
